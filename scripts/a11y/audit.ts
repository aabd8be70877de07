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
export const openFindings = ({ findings }: Audit) => findings.filter(isOpen);

export const reviewedFindings = ({ findings }: Audit) => findings.filter((finding) => !isOpen(finding));

export function outcomeOf(audit: Audit): Outcome {
  if (openFindings(audit).length > 0) return 'findings';
  return audit.failures.length > 0 ? 'incomplete' : 'passed';
}

/** Returns the states of each page in the order in which they were audited. */
export function statesByPage({ records }: Audit): Map<string, StateRecord[]> {
  const pages = new Map<string, StateRecord[]>();
  for (const record of records) pages.set(record.path, [...(pages.get(record.path) ?? []), record]);
  return pages;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a summary such as '2 violations, 1 to check by hand, on 14 pages in 320 states'. */
export function summaryOf(audit: Audit): string {
  const open = openFindings(audit);
  const undecided = open.filter(({ status }) => status === 'undecided').length;
  return [
    plural(open.length - undecided, 'violation'),
    `${undecided} to check by hand`,
    `${plural(reviewedFindings(audit).length, 'reviewed finding')} on ${plural(statesByPage(audit).size, 'page')} in ${plural(audit.records.length, 'state')}`,
    ...(audit.failures.length > 0
      ? [`INCOMPLETE: ${plural(audit.failures.length, 'check')} failed for another reason`]
      : []),
  ].join(', ');
}
