/* Converts the findings to the format of GitLab's Code Quality report, which merge requests show. */
import { createHash } from 'node:crypto';
import { getOpenFindings } from './audit.ts';
import type { Audit } from './audit.ts';
import { formatPlace, formatRule } from './findings.ts';

const severities: Readonly<Record<string, string>> = {
  critical: 'critical',
  serious: 'major',
  moderate: 'minor',
  minor: 'info',
};

export const toCodeQuality = (audit: Audit) =>
  getOpenFindings(audit).map((finding) => ({
    description: `${formatRule(finding)}: ${finding.message} Write: ${finding.advice}`,
    check_name: `${finding.engine}/${finding.rule}`,
    fingerprint: createHash('sha256')
      .update(`${finding.engine} ${finding.rule} ${formatPlace(finding)}`)
      .digest('hex'),
    severity: severities[finding.impact ?? ''] ?? 'major',
    location: { path: finding.location?.file ?? 'index.html', lines: { begin: finding.location?.line ?? 1 } },
  }));
