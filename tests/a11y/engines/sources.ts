import type { Finding } from './finding.ts';

/**
 * Returns the lines of JSX that made the element of a finding, the line to change first: the innermost line whose
 * visible elements all have the finding. If other elements of a line pass, its callers differ.
 */
export function sourcesOf({ rule, lines = [] }: Finding, all: readonly Finding[]): string[] {
  const findingsAt = (line: string) =>
    all.filter((one) => one.rule === rule && one.lines?.some((other) => other.line === line)).length;
  const names = lines.map(({ line }) => line);
  const cause = lines.find(({ line, count }) => findingsAt(line) >= count)?.line ?? names.at(-1);
  return cause === undefined ? [] : [cause, ...names.filter((name) => name !== cause)];
}
