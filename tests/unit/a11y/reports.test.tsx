import axe from 'axe-core';
import { expect, it } from 'vitest';
import { getOutcome } from '../../../scripts/a11y/audit.ts';
import type { Audit, Outcome } from '../../../scripts/a11y/audit.ts';
import { mergeFindings } from '../../../scripts/a11y/findings.ts';
import { toHtml } from '../../../scripts/a11y/html-report.ts';
import type { RecordedFinding } from '../../a11y/engines/record.ts';

/** The source files to which the findings below refer. */
const files: Record<string, string> = {
  'src/icon-button.tsx':
    'export function IconButton({ label, icon }: Props) {\n  return <button>{icon}</button>;\n}\n',
  'src/menu.tsx': 'export const Menu = () => (\n  <IconButton icon="menu" />\n);\n',
};
const nameless: RecordedFinding = {
  engine: 'axe',
  rule: 'button-name',
  isCertain: true,
  message: 'Element does not have text',
  html: '<script>alert(1)</script>',
  status: 'violation',
  lines: [
    { line: 'src/icon-button.tsx:2', count: 5 },
    { line: 'src/menu.tsx:2', count: 1 },
  ],
};
const undecided: RecordedFinding = {
  ...nameless,
  rule: 'color-contrast',
  isCertain: false,
  status: 'undecided',
};
const reviewed: RecordedFinding = { ...undecided, status: 'reviewed', reason: 'A line beside the text' };

/** Returns an audit of pages with these findings. */
function auditOf(pages: Record<string, RecordedFinding[]>, failures: string[]): Audit {
  const state = { state: 'menu open', only: [], colours: {}, scheme: 'light' };
  const records = Object.entries(pages).map(([path, findings]) => ({ ...state, path, findings }));
  const findings = mergeFindings(records, (file) => files[file] ?? '');
  return { findings, records, failures, seconds: 12.4 };
}
const audit = auditOf({ '/': [nameless, undecided, reviewed], '/hi': [nameless] }, ['/contact: a timeout']);

it('equal findings of one line are one finding, with component, callers and pages', () => {
  expect(audit.findings).toHaveLength(3);
  expect(audit.findings[0]).toMatchObject({
    location: { file: 'src/menu.tsx', line: 2 },
    component: 'Menu',
    callers: ['src/icon-button.tsx:2'],
    pages: ['/', '/hi'],
    advice: expect.stringContaining('<IconButton> the prop `label`'),
  });
});

it.each<[Outcome, RecordedFinding[], string[]]>([
  ['passed', [reviewed], []],
  ['findings', [nameless], ['a timeout']],
  ['findings', [undecided], []],
  ['incomplete', [], ['a timeout']],
])('the outcome of an audit is “%s”', (outcome, findings, failures) => {
  expect(getOutcome(auditOf({ '/': findings }, failures))).toBe(outcome);
});

it('the HTML report passes axe, and shows HTML of the site as text', async () => {
  document.body.innerHTML = new DOMParser().parseFromString(toHtml(audit), 'text/html').body.innerHTML;
  expect(document.body).toHaveTextContent('<script>alert(1)</script>');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
