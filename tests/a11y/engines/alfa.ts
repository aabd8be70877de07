import type { Page } from '@playwright/test';
import { Audit } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import { place } from './finding.ts';
import type { Finding } from './finding.ts';

/** What is read of an outcome: one element or text, or a group of them. */
interface Told {
  outcome: string;
  rule: { uri: string };
  target?: Target | Iterable<Target>;
}
interface Target {
  path(): string;
}

const first = (target: Target | Iterable<Target>): Target | undefined =>
  Symbol.iterator in target && !('path' in target) ? [...target][0] : (target as Target);

/** The first sentence that says what is amiss, wherever the outcome holds it. */
const message = (outcome: Told) => /"message":"([^"]*)"/.exec(JSON.stringify(outcome))?.[1] ?? '';

/** Left out: 44 px for every target, which checks/targets.ts asks, takes as long as all others together. */
const wanted = rules.filter(({ uri }) => !uri.endsWith('/sia-r111'));

/**
 * The rules of Siteimprove Alfa, AAA included. All its packages must be of one version: when they are mixed,
 * every rule silently says that it does not apply, which the canary page's test would show.
 */
export async function alfa(page: Page, selectors: readonly string[]): Promise<Finding[]> {
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(document), wanted).evaluate();
  const findings = ([...outcomes] as Told[])
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell')
    .map((outcome) => ({
      engine: 'alfa' as const,
      rule: outcome.rule.uri.split('/').at(-1) ?? '',
      failure: outcome.outcome === 'failed',
      message: message(outcome),
      path: (outcome.target && first(outcome.target)?.path()) || '/html[1]',
    }));
  return place(page, findings, selectors);
}
