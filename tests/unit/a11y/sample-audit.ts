import type { RecordedFinding, StateRecord } from '../../a11y/engines/record.ts';
import { mergeFindings } from '../../../scripts/a11y/findings.ts';
import type { Audit } from '../../../scripts/a11y/audit.ts';

/** The source files to which the findings below refer. */
const files: Readonly<Record<string, string>> = {
  'src/icon-button.tsx':
    'export function IconButton({ label, icon }: Props) {\n  return <button>{icon}</button>;\n}\n',
  'src/menu.tsx': 'export const Menu = () => (\n  <IconButton icon="menu" />\n);\n',
};

export const nameless: RecordedFinding = {
  engine: 'axe',
  rule: 'button-name',
  help: 'Buttons must have discernible text',
  impact: 'critical',
  criterion: '4.1.2',
  isCertain: true,
  message: 'Element does not have text: 100%',
  html: '<button type="button">',
  status: 'violation',
  lines: [
    { line: 'src/icon-button.tsx:2', count: 5 },
    { line: 'src/menu.tsx:2', count: 1 },
  ],
  picture: 'cGljdHVyZQ==',
};

export const undecided: RecordedFinding = {
  engine: 'axe',
  rule: 'color-contrast',
  isCertain: false,
  cause: 'bgGradient',
  message: 'The background is a gradient',
  html: '<p>',
  status: 'undecided',
  lines: [{ line: 'src/menu.tsx:1', count: 1 }],
};

export const reviewed: RecordedFinding = {
  ...undecided,
  status: 'reviewed',
  reason: 'A line beside the text',
};

const recordOf = (path: string, findings: RecordedFinding[]): StateRecord => ({
  path,
  state: `${path}, menu open`,
  only: [],
  findings,
  colours: {},
  scheme: 'light',
});

/** Returns an audit of pages with these findings. */
export function auditOf(pages: Readonly<Record<string, RecordedFinding[]>>, failures: string[] = []): Audit {
  const records = Object.entries(pages).map(([path, findings]) => recordOf(path, findings));
  const findings = mergeFindings(records, (file) => files[file] ?? '');
  return { findings, records, failures, seconds: 12.4 };
}
