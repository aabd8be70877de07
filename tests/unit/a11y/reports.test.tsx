import { runInThisContext } from 'node:vm';
import axe from 'axe-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toAnnotations, toSummary } from '../../../scripts/a11y/github.ts';
import { toHtml } from '../../../scripts/a11y/html-report.ts';
import { toSarif } from '../../../scripts/a11y/sarif.ts';
import { auditOf, nameless, recordOf, reviewed, undecided } from './sample-audit.ts';

const audit = auditOf([recordOf('/', [nameless, undecided, reviewed]), recordOf('/hi', [nameless])]);

describe('annotations of GitHub', () => {
  it('are one for each line of code, with escaped text', () => {
    const [first = '', ...others] = toAnnotations(audit);
    expect(others).toHaveLength(1);
    expect(first).toMatch(
      /^::error file=src\/menu\.tsx,line=2,title=button-name::axe button-name, critical, WCAG 4\.1\.2: /,
    );
    expect(first).toContain('100%25%0A');
    expect(first).not.toContain('\n');
  });

  it('are warnings where a person has to decide', () => {
    expect(toAnnotations(audit)[1]).toMatch(/^::warning file=src\/menu\.tsx,line=1,/);
  });
});

describe('the job summary', () => {
  it('has a row for each open finding, and names other failures', () => {
    const text = toSummary({ ...audit, failures: ['/contact: a timeout'] });
    expect(text.match(/^\| `/gm)).toHaveLength(2);
    expect(text).toContain('&lt;IconButton>');
    expect(text).toContain('- Failed for another reason: /contact: a timeout');
  });
});

describe('the SARIF log', () => {
  const { runs } = toSarif(audit) as unknown as {
    runs: [{ tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }];
  };
  const [{ tool, results }] = runs;

  it('has the line of each finding, and its callers as related lines', () => {
    const place = (uri: string, startLine: number) => ({
      physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: { startLine } },
    });
    expect(results[0]).toMatchObject({
      ruleId: 'axe/button-name',
      level: 'error',
      locations: [place('src/menu.tsx', 2)],
      relatedLocations: [place('src/icon-button.tsx', 2)],
    });
  });

  it('has the same fingerprint for a finding whose line has moved', () => {
    const moved = { ...nameless, lines: [{ line: 'src/menu.tsx:3', count: 1 }] };
    const fingerprints = [nameless, moved].map((finding) => {
      const log = toSarif(auditOf([recordOf('/', [finding])])) as unknown as {
        runs: [{ results: [{ partialFingerprints: object }] }];
      };
      return log.runs[0].results[0].partialFingerprints;
    });
    expect(fingerprints[0]).toEqual(fingerprints[1]);
  });

  it('declares the rule of each result once', () => {
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['axe/button-name', 'axe/color-contrast']);
  });

  it('suppresses reviewed findings, with the reason', () => {
    expect(results.map(({ suppressions }) => suppressions)).toEqual([
      undefined,
      undefined,
      [{ kind: 'external', justification: 'A line beside the text' }],
    ]);
  });
});

describe('the HTML report', () => {
  /** Shows a report. It keeps the body element, which other test files of this worker refer to. */
  const open = (html: string) => {
    const report = new DOMParser().parseFromString(html, 'text/html');
    document.body.innerHTML = report.body.innerHTML;
    document.title = report.title;
    document.documentElement.lang = report.documentElement.lang;
    onTestFinished(() => document.documentElement.removeAttribute('lang'));
    const script = report.querySelector('script')?.textContent ?? '';
    runInThisContext(`{${script}}`);
  };
  const shown = () => [...document.querySelectorAll('article')].filter(({ hidden }) => !hidden).length;
  const select = (id: string, value: string) => {
    const field = document.querySelector<HTMLSelectElement>(`#${id}`)!;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('passes axe', async () => {
    open(toHtml({ ...audit, failures: ['/contact: a timeout'] }));
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('filters by rule and by page, and announces the number', () => {
    open(toHtml(audit));
    expect(shown()).toBe(3);
    select('rule', 'button-name');
    expect(shown()).toBe(1);
    select('rule', '');
    select('page', '/hi');
    expect(shown()).toBe(1);
    expect(document.querySelector('output')?.textContent).toBe('1 of 3 findings');
  });

  it('has pictures, reviewed findings with their reason, and all pages and states', () => {
    const html = toHtml(audit);
    for (const part of [
      'data:image/png;base64,cGljdHVyZQ==',
      'A line beside the text',
      '/hi, menu open',
      'target: our own check',
    ])
      expect(html).toContain(part);
  });

  it.each([
    [[], [], 'No open finding'],
    [[nameless], [], 'Findings'],
    [[], ['a timeout'], 'The audit is not complete'],
  ])('is titled by its outcome', (findings, failures, title) => {
    expect(toHtml(auditOf([recordOf('/', findings)], failures))).toContain(`<title>${title}:`);
  });

  it('shows HTML of the site as text', () => {
    const html = toHtml(auditOf([recordOf('/', [{ ...nameless, html: '<script>alert(1)</script>' }])]));
    expect(html).not.toContain('<script>alert');
  });
});
