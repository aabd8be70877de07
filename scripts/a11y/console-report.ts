/** Writes the findings as text, with one block for each finding. */
import { formatPlace, formatRule } from './findings.ts';
import type { MergedFinding } from './findings.ts';

/** Joins at most `most` names, and adds the number of the other names: '/, /contact and 3 more'. */
export function shorten(names: readonly string[], most = 4): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

export const toBlock = (finding: MergedFinding): string =>
  [
    `${formatPlace(finding)}${finding.component ? `  ${finding.component}` : ''}`,
    `  ${formatRule(finding)}`,
    `  Wrong: ${finding.message}`,
    `  Write: ${finding.advice}`,
    `  HTML:  ${finding.html}`,
    ...(finding.callers.length > 0 ? [`  Callers: ${shorten(finding.callers)}`] : []),
    `  Pages: ${shorten(finding.pages)} (${shorten(finding.states, 2)})`,
  ].join('\n');
