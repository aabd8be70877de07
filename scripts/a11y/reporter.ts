/** The reporter of Playwright for `npm run a11y`. It shows the progress, and writes the reports of all findings. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { FINDINGS_SUFFIX, FINDINGS_ATTACHMENT } from '../../tests/a11y/engines/finding.ts';
import type { StateRecord } from '../../tests/a11y/engines/record.ts';
import { mergeFindings } from './findings.ts';
import { writeReports } from './write-reports.ts';

const findPages = (test: TestCase) =>
  test.annotations.filter(({ type }) => type === 'page').map(({ description = '' }) => description);

/** Returns the first line of a message without colour codes. */
const getFirstLine = (message: string) => stripVTControlCharacters(message).split('\n')[0] ?? '';

/** Formats a duration: 'about 2 min' or 'about 40 s'. */
const formatDuration = (seconds: number) =>
  seconds >= 90 ? `about ${Math.round(seconds / 60)} min` : `about ${Math.ceil(seconds)} s`;

// Playwright requires a default export.
export default class AuditReporter implements Reporter {
  private readonly records: StateRecord[] = [];
  private readonly failures: string[] = [];
  /** The number of tests of each page, and how many of them have ended. */
  private readonly pages = new Map<string, { tests: number; ended: number }>();
  private start = 0;
  private total = 0;
  private ended = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.start = performance.now();
    const tests = suite.allTests();
    this.total = tests.length;
    for (const page of tests.flatMap(findPages)) this.testsOf(page).tests += 1;
  }

  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult) {
    this.ended += 1;
    for (const page of findPages(test)) this.testsOf(page).ended += 1;
    for (const { name, body } of attachments)
      if (name === FINDINGS_ATTACHMENT && body) this.records.push(JSON.parse(body.toString()) as StateRecord);
    const others = errors.filter(({ message = '' }) => !message.includes(FINDINGS_SUFFIX));
    const message = getFirstLine(others[0]?.message ?? status);
    if (others.length > 0 || !['passed', 'failed'].includes(status))
      this.failures.push(`${test.title}: ${message}`);
    this.showProgress();
  }

  onError({ message = '' }: { message?: string }) {
    this.failures.push(getFirstLine(message));
  }

  private testsOf(page: string) {
    const counts = this.pages.get(page) ?? { tests: 0, ended: 0 };
    this.pages.set(page, counts);
    return counts;
  }

  /**
   * Shows how many pages are done. The tests of one page do not run one after the other, so each page counts by the
   * share of its tests that have ended.
   */
  private showProgress() {
    const pages = [...this.pages.values()];
    const done = Math.floor(pages.reduce((sum, { tests, ended }) => sum + ended / tests, 0));
    const seconds = ((performance.now() - this.start) / 1000 / this.ended) * (this.total - this.ended);
    const line = `${done} of ${pages.length} pages, ${this.records.length} states, ${formatDuration(seconds)} left`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(70)}`);
    else if (this.ended % 10 === 0) console.log(line);
  }

  async onEnd(_result: FullResult) {
    if (process.stdout.isTTY) process.stdout.write(`\r${' '.repeat(70)}\r`);
    const readSource = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const hasLines = Boolean(process.env.SITE_FOLDER);
    if (this.records.length === 0) this.failures.push('No page was audited.');
    const outcome = await writeReports({
      findings: mergeFindings(this.records, readSource, hasLines),
      records: this.records,
      failures: this.failures,
      seconds: (performance.now() - this.start) / 1000,
    });
    return { status: outcome === 'passed' ? ('passed' as const) : ('failed' as const) };
  }
}
