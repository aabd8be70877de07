import { describe, expect, it } from 'vitest';
import { componentAt } from '../../../scripts/a11y/component.ts';
import { createSourceFinder } from '../../../scripts/a11y/sources.ts';
import { nameless, recordOf } from './sample-audit.ts';

/** A finding of an element that came through these lines, each with the number of its visible elements. */
const finding = (...lines: [string, number][]) => ({
  ...nameless,
  lines: lines.map(([line, count]) => ({ line, count })),
});

/** Returns the line to change for the first finding of the first state. */
function lineIn(...states: ReturnType<typeof finding>[][]) {
  const [first] = states.flat();
  const { sources, at } = createSourceFinder(states.map((findings) => recordOf('/', findings)))(first!);
  return sources[at];
}

describe('the line of a finding', () => {
  it('is the own line of the element if all its elements have the finding', () => {
    expect(
      lineIn([
        finding(['button.tsx:3', 2], ['menu.tsx:8', 1]),
        finding(['button.tsx:3', 2], ['hero.tsx:5', 1]),
      ]),
    ).toBe('button.tsx:3');
  });

  it('is the line of the caller if other elements of the same line pass', () => {
    expect(lineIn([finding(['button.tsx:3', 7], ['menu.tsx:8', 1])])).toBe('menu.tsx:8');
  });

  it('is the line of the caller in states that hide the other elements', () => {
    const alone = finding(['button.tsx:3', 1], ['menu.tsx:8', 1]);
    expect(lineIn([alone], [finding(['button.tsx:3', 7], ['menu.tsx:8', 1])])).toBe('menu.tsx:8');
  });

  it('is the outermost line if elements of each line pass', () => {
    expect(lineIn([finding(['button.tsx:3', 7], ['rows.tsx:8', 4])])).toBe('rows.tsx:8');
  });

  it('does not depend on findings of another rule', () => {
    const other = { ...finding(['button.tsx:3', 2], ['hero.tsx:5', 1]), rule: 'tabindex' };
    expect(lineIn([finding(['button.tsx:3', 2], ['menu.tsx:8', 1]), other])).toBe('menu.tsx:8');
  });

  it('is missing in a build without lines', () => {
    expect(lineIn([finding()])).toBeUndefined();
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
