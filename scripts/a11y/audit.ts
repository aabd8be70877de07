import type { StateRecord } from '../../tests/a11y/engines/record.ts';
import type { MergedFinding } from './findings.ts';

/** The result of a finished audit. */
export interface Audit {
  findings: readonly MergedFinding[];
  records: readonly StateRecord[];
  /** Checks that failed without a finding, for example because a page did not load. */
  failures: readonly string[];
  seconds: number;
}

export type Outcome = 'passed' | 'findings' | 'incomplete';

const isOpen = ({ status }: MergedFinding) => status !== 'reviewed';

/** Returns the findings that fail the audit: violations, and results that a person must check. */
export const getOpenFindings = ({ findings }: Audit) => findings.filter(isOpen);

export const getReviewedFindings = ({ findings }: Audit) => findings.filter((finding) => !isOpen(finding));

export function getOutcome(audit: Audit): Outcome {
  if (getOpenFindings(audit).length > 0) return 'findings';
  return audit.failures.length > 0 ? 'incomplete' : 'passed';
}

/** Returns the states of each page in the order in which they were audited. */
export function groupStatesByPage({ records }: Audit): Map<string, StateRecord[]> {
  const pages = new Map<string, StateRecord[]>();
  for (const record of records) pages.set(record.path, [...(pages.get(record.path) ?? []), record]);
  return pages;
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a summary: '2 violations, 1 to check by hand, 3 reviewed findings on 14 pages in 320 states'. */
export function formatSummary(audit: Audit): string {
  const open = getOpenFindings(audit);
  const undecided = open.filter(({ status }) => status === 'undecided').length;
  return [
    formatCount(open.length - undecided, 'violation'),
    `${undecided} to check by hand`,
    `${formatCount(getReviewedFindings(audit).length, 'reviewed finding')} on ${formatCount(groupStatesByPage(audit).size, 'page')} in ${formatCount(audit.records.length, 'state')}`,
    ...(audit.failures.length > 0
      ? [`INCOMPLETE: ${formatCount(audit.failures.length, 'check')} failed for another reason`]
      : []),
  ].join(', ');
}
