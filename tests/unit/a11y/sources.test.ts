import { describe, expect, it } from 'vitest';
import type { Finding } from '../../a11y/engines/finding.ts';
import { sourcesOf } from '../../a11y/engines/sources.ts';
import { componentAt } from '../../../scripts/a11y/component.ts';

const finding = (...lines: [string, number][]): Finding => ({
  engine: 'axe',
  rule: 'button-name',
  failure: true,
  message: '',
  html: '',
  matches: [],
  lines: lines.map(([line, count]) => ({ line, count })),
});

describe('the line of a finding', () => {
  it('is the own line of the element if all its elements have the finding', () => {
    const all = [
      finding(['button.tsx:3', 2], ['menu.tsx:8', 1]),
      finding(['button.tsx:3', 2], ['hero.tsx:5', 1]),
    ];
    expect(sourcesOf(all[0]!, all)).toEqual(['button.tsx:3', 'menu.tsx:8']);
  });

  it('is the line of the caller if other elements of the same line pass', () => {
    const all = [finding(['button.tsx:3', 7], ['menu.tsx:8', 1])];
    expect(sourcesOf(all[0]!, all)).toEqual(['menu.tsx:8', 'button.tsx:3']);
  });

  it('is the outermost line if elements of each line pass', () => {
    const all = [finding(['button.tsx:3', 7], ['rows.tsx:8', 4])];
    expect(sourcesOf(all[0]!, all)).toEqual(['rows.tsx:8', 'button.tsx:3']);
  });

  it('counts only findings of the same rule', () => {
    const other = { ...finding(['button.tsx:3', 2], ['hero.tsx:5', 1]), rule: 'tabindex' };
    const all = [finding(['button.tsx:3', 2], ['menu.tsx:8', 1]), other];
    expect(sourcesOf(all[0]!, all)[0]).toBe('menu.tsx:8');
  });

  it('is missing in a build without lines', () => {
    expect(sourcesOf(finding(), [finding()])).toEqual([]);
  });
});

describe('the component of a line', () => {
  const text = [
    "import { x } from './x.ts';",
    'export function Field({',
    '  label,',
    "  kind = 'text',",
    '  ...rest',
    '}: FieldProps) {',
    '  return <input type={kind} />;',
    '}',
    'const Row = ({ title }: RowProps) => <p>{title}</p>;',
    'export const Empty = () => <hr />;',
  ].join('\n');

  it.each([
    [7, { name: 'Field', props: ['label', 'kind'] }],
    [9, { name: 'Row', props: ['title'] }],
    [10, { name: 'Empty', props: [] }],
    [1, undefined],
  ])('around line %i', (line, component) => {
    expect(componentAt(text, line)).toEqual(component);
  });
});
