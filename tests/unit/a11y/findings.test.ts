import { describe, expect, it } from 'vitest';
import { mergeFindings } from '../../../scripts/a11y/findings.ts';
import { outcomeOf, summaryOf } from '../../../scripts/a11y/audit.ts';
import { toBlock } from '../../../scripts/a11y/console-report.ts';
import { auditOf, nameless, readSource, recordOf, reviewed, undecided } from './sample-audit.ts';

describe('the findings of an audit', () => {
  it('are one finding for equal findings of one line, with all pages', () => {
    const found = mergeFindings(
      [recordOf('/', [nameless, nameless]), recordOf('/hi', [{ ...nameless, html: '<button lang="hi">' }])],
      readSource,
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      location: { file: 'src/menu.tsx', line: 2 },
      component: 'Menu',
      callers: ['src/icon-button.tsx:2'],
      pages: ['/', '/hi'],
    });
  });

  it('list the callers of all their elements', () => {
    const lineIn = (caller: string) => ({
      ...nameless,
      lines: [
        { line: 'src/icon-button.tsx:2', count: 1 },
        { line: caller, count: 1 },
      ],
    });
    const records = [recordOf('/', [lineIn('src/menu.tsx:2')]), recordOf('/hi', [lineIn('src/hero.tsx:5')])];
    expect(mergeFindings(records, readSource).map(({ callers }) => callers)).toEqual([
      ['src/menu.tsx:2', 'src/hero.tsx:5'],
    ]);
  });

  it('are separate for two lines, two rules and two decisions', () => {
    const others = [
      { ...nameless, lines: [{ line: 'src/menu.tsx:3', count: 1 }] },
      { ...nameless, rule: 'tabindex' },
    ];
    expect(
      mergeFindings([recordOf('/', [nameless, ...others, undecided, reviewed])], readSource),
    ).toHaveLength(5);
  });

  it('name the prop of the component that the line uses', () => {
    const [finding] = mergeFindings([recordOf('/', [nameless])], readSource);
    expect(finding?.advice).toMatch(/<IconButton> the prop `label`/);
  });

  it('are in index.html if no JSX made the element, and have no line if the site has none', () => {
    const finding = { ...nameless, lines: [] };
    expect(mergeFindings([recordOf('/', [finding])], readSource)[0]?.location).toEqual({
      file: 'index.html',
      line: 1,
    });
    expect(mergeFindings([recordOf('/', [finding])], readSource, false)[0]?.location).toBeUndefined();
  });

  it('are printed with line, component, rule, impact, criterion, advice and pages', () => {
    const [finding] = auditOf([recordOf('/contact', [nameless])]).findings;
    const text = toBlock(finding!);
    for (const part of [
      'src/menu.tsx:2  Menu',
      'axe button-name, critical, WCAG 4.1.2',
      'Wrong: ',
      'Write: ',
      '/contact',
    ])
      expect(text).toContain(part);
  });
});

describe('the outcome of an audit', () => {
  it.each([
    ['passed', [recordOf('/', [reviewed])], []],
    ['findings', [recordOf('/', [nameless])], ['a timeout']],
    ['findings', [recordOf('/', [undecided])], []],
    ['incomplete', [recordOf('/', [])], ['a timeout']],
  ] as const)('is %s', (outcome, records, failures) => {
    expect(outcomeOf(auditOf([...records], [...failures]))).toBe(outcome);
  });

  it('is summarised with violations, undecided and reviewed findings', () => {
    const audit = auditOf([recordOf('/', [nameless, undecided, reviewed])], ['a timeout']);
    expect(summaryOf(audit)).toBe(
      '1 violation, 1 to check by hand, 1 reviewed finding on 1 page in 1 state, INCOMPLETE: 1 check failed for another reason',
    );
  });
});
