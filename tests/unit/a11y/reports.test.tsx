import { runInThisContext } from 'node:vm';
import axe from 'axe-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getOutcome, formatSummary } from '../../../scripts/a11y/audit.ts';
import { toBlock } from '../../../scripts/a11y/console-report.ts';
import { toAnnotations, toSummary } from '../../../scripts/a11y/github.ts';
import { toHtml } from '../../../scripts/a11y/html-report.ts';
import { auditOf, nameless, reviewed, undecided } from './sample-audit.ts';

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

it.each([
  ['passed', [reviewed], []],
  ['findings', [nameless], ['a timeout']],
  ['findings', [undecided], []],
  ['incomplete', [], ['a timeout']],
] as const)('the outcome of an audit is “%s”', (outcome, findings, failures) => {
  expect(getOutcome(auditOf({ '/': [...findings] }, [...failures]))).toBe(outcome);
});

it('the console shows the line, the component, the rule and a summary of all findings', () => {
  expect(toBlock(audit.findings[0]!)).toMatch(
    /src\/menu\.tsx:2 {2}Menu[^]*axe button-name, critical, WCAG 4\.1\.2/,
  );
  expect(formatSummary(audit)).toBe(
    '1 violation, 1 to check by hand, 1 reviewed finding on 2 pages in 2 states, INCOMPLETE: 1 check failed for another reason',
  );
});

it('GitHub shows an escaped error or a warning at each line, and a summary with other failures', () => {
  const [error = '', warning, ...others] = toAnnotations(audit);
  expect(others).toEqual([]);
  expect(error).toMatch(/^::error file=src\/menu\.tsx,line=2,title=button-name::.*100%25%0A.*$/);
  expect(warning).toMatch(/^::warning file=src\/menu\.tsx,line=1,/);
  const summary = toSummary(audit);
  expect(summary.match(/^\| `/gm)).toHaveLength(2);
  expect(summary).toContain('&lt;IconButton>');
  expect(summary).toContain('- Failed for another reason: /contact: a timeout');
});

describe('the HTML report', () => {
  /** Shows a report. Keeps the body element, which other test files of this worker refer to. */
  const open = (html: string) => {
    const report = new DOMParser().parseFromString(html, 'text/html');
    document.body.innerHTML = report.body.innerHTML;
    document.title = report.title;
    document.documentElement.lang = report.documentElement.lang;
    onTestFinished(() => document.documentElement.removeAttribute('lang'));
    const script = report.querySelector('script')?.textContent ?? '';
    runInThisContext(`{${script}}`);
  };
  const select = (id: string, value: string) => {
    const field = document.querySelector<HTMLSelectElement>(`#${id}`)!;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('passes axe, filters findings by rule and page, and announces their number', async () => {
    open(toHtml(audit));
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    select('rule', 'button-name');
    select('page', '/hi');
    expect(document.querySelectorAll('article:not([hidden])')).toHaveLength(1);
    expect(document.querySelector('output')).toHaveTextContent('1 of 3 findings');
  });

  it('has its outcome in its title, and shows HTML of the site as text', () => {
    const html = toHtml(auditOf({ '/': [{ ...nameless, html: '<script>alert(1)</script>' }] }));
    expect(html).toContain('<title>Findings:');
    expect(html).not.toContain('<script>alert');
    expect(toHtml(auditOf({ '/': [] }))).toContain('<title>No open finding:');
  });
});
