/** Finds the line of code to change for a finding. */
import type { RecordedFinding, StateRecord } from '../../tests/a11y/engines/record.ts';

/** The lines of JSX that rendered an element. */
interface Sources {
  /** The line of the element, followed by the lines of its callers. It is empty if the HTML contains no lines. */
  sources: string[];
  /** The index of the line to change. */
  at: number;
}

const createKey = (rule: string, line: string) => `${rule} ${line}`;

/**
 * Returns the keys of a rule and a line. In at least one state, some visible elements of the line violate the rule, and
 * others pass.
 */
function findMixedLines(records: readonly StateRecord[]): Set<string> {
  const mixed = new Set<string>();
  for (const { findings } of records) {
    const counts = new Map<string, number>();
    const all = findings.flatMap(({ rule, lines = [] }) =>
      lines.map(({ line, count }) => ({ key: createKey(rule, line), count })),
    );
    for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const { key, count } of all) if (count > (counts.get(key) ?? 0)) mixed.add(key);
  }
  return mixed;
}

/**
 * Returns a function that finds the line to change. If some elements of a line pass, the cause is not this line but one
 * of its callers. The function selects the innermost line on which no element passes, or else the outermost line.
 */
export function createSourceFinder(records: readonly StateRecord[]) {
  const mixed = findMixedLines(records);
  return ({ rule, lines = [] }: RecordedFinding): Sources => {
    const at = lines.findIndex(({ line }) => !mixed.has(createKey(rule, line)));
    return { sources: lines.map(({ line }) => line), at: at < 0 ? Math.max(0, lines.length - 1) : at };
  };
}
