/**
 * Writes the reports of an audit: the console, GitHub's annotations and summary, SARIF, GitLab's Code Quality, JSON and
 * HTML.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOpenFindings, getOutcome, formatSummary } from './audit.ts';
import type { Audit, Outcome } from './audit.ts';
import { toCodeQuality } from './code-quality.ts';
import { toBlock } from './console-report.ts';
import { toAnnotations, toSummary } from './github.ts';
import { toHtml } from './html-report.ts';
import { toSarif } from './sarif.ts';

const FOLDER = 'reports/a11y';

export function writeReports(audit: Audit): Outcome {
  const outcome = getOutcome(audit);
  const open = getOpenFindings(audit);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  for (const finding of open) print(`\n${toBlock(finding)}`);
  for (const failure of audit.failures) print(`\nFailed for another reason: ${failure}`);
  mkdirSync(FOLDER, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(FOLDER, name), text);
  const { findings, failures, seconds } = audit;
  write('index.html', toHtml(audit));
  write('a11y.sarif', JSON.stringify(toSarif(audit), null, 1));
  write('code-quality.json', JSON.stringify(toCodeQuality(audit), null, 1));
  write('findings.json', JSON.stringify({ outcome, seconds, failures, findings }, null, 1));
  if (process.env.GITHUB_ACTIONS) for (const annotation of toAnnotations(audit)) print(annotation);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, toSummary(audit));
  print(`\n${formatSummary(audit)}, in ${seconds.toFixed(0)} s. Report: ${FOLDER}/index.html`);
  return outcome;
}
