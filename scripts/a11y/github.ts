/** Writes the findings as annotations and as the job summary of GitHub Actions. */
import { getOpenFindings, getReviewedFindings, formatSummary } from './audit.ts';
import type { Audit } from './audit.ts';
import { shorten } from './console-report.ts';
import { formatPlace, formatRule } from './findings.ts';

const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Returns one annotation for each line of code with open findings. An annotation contains all open findings of its line. */
export function toAnnotations(audit: Audit): string[] {
  const open = getOpenFindings(audit);
  const places = new Set(open.map(formatPlace));
  return [...places].map((place) => {
    const findings = open.filter((one) => formatPlace(one) === place);
    const location = findings[0]?.location;
    const level = findings.some(({ status }) => status === 'violation') ? 'error' : 'warning';
    const line = location ? `file=${escapeProperty(location.file)},line=${location.line},` : '';
    const title = escapeProperty(findings.map(({ rule }) => rule).join(', '));
    const text = findings
      .map((one) => `${formatRule(one)}: ${one.message}\nWrite: ${one.advice}\nPages: ${shorten(one.pages)}`)
      .join('\n\n');
    return `::${level} ${line}title=${title}::${escape(text)}`;
  });
}

const formatCell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** Returns the job summary as Markdown. */
export function toSummary(audit: Audit): string {
  const rows = getOpenFindings(audit).map((finding) =>
    [
      `\`${formatPlace(finding)}\``,
      formatRule(finding),
      finding.message,
      finding.advice,
      shorten(finding.pages),
    ].map(formatCell),
  );
  return [
    '## Accessibility audit',
    '',
    `${formatSummary(audit)}.`,
    '',
    ...(rows.length > 0
      ? [
          '| Line | Rule | Wrong | Write | Pages |',
          '| --- | --- | --- | --- | --- |',
          ...rows.map((cells) => `| ${cells.join(' | ')} |`),
          '',
        ]
      : []),
    ...audit.failures.map((failure) => `- Failed for another reason: ${formatCell(failure)}`),
    `${getReviewedFindings(audit).length} findings were reviewed before; the HTML report lists them with their reasons.`,
    '',
  ].join('\n');
}
