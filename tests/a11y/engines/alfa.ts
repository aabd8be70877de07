import type { Page } from '@playwright/test';
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

/** Runs in the page. Alfa drops a whole style sheet, silently, for one rule of a kind that it does not know. */
function setUnknownRulesAside() {
  const known = [
    'CSSFontFaceRule',
    'CSSKeyframesRule',
    'CSSLayerBlockRule',
    'CSSLayerStatementRule',
    'CSSMediaRule',
    'CSSPageRule',
    'CSSStyleRule',
    'CSSSupportsRule',
  ];
  type Holder = CSSStyleSheet | CSSGroupingRule;
  const aside: { holder: Holder; at: number; text: string }[] = [];
  const sieve = (holder: Holder) => {
    for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = holder.cssRules[at] as CSSRule;
      if (!known.includes(rule.constructor.name)) {
        aside.push({ holder, at, text: rule.cssText });
        holder.deleteRule(at);
      } else if (rule instanceof CSSGroupingRule) sieve(rule);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) sieve(sheet);
  return {
    aside,
    restore: () => aside.reverse().forEach(({ holder, at, text }) => holder.insertRule(text, at)),
  };
}

/**
 * Left out: r111 and r113, size of targets, which checks/targets.ts asks and which take as long as all others together;
 * r66, 7 to 1 for all text, of which each role of text has its own floor (tests/unit/design/contrast.test.ts).
 */
const LEFT_OUT = /sia-r(111|113|66)$/;

/** Its nine hundred files, read by the workers alone that ask it. */
async function library() {
  const [{ Audit }, { Playwright }, { default: rules }] = await Promise.all([
    import('@siteimprove/alfa-act'),
    import('@siteimprove/alfa-playwright'),
    import('@siteimprove/alfa-rules'),
  ]);
  return { Audit, Playwright, wanted: rules.filter(({ uri }) => !LEFT_OUT.test(uri)) };
}

/**
 * The rules of Siteimprove Alfa, AAA included. All its packages must be of one version: when they are mixed,
 * every rule silently says that it does not apply, which the canary page's test would show.
 */
export async function alfa(page: Page, selectors: readonly string[]): Promise<Finding[]> {
  const { Audit, Playwright, wanted } = await library();
  const unknown = await page.evaluateHandle(setUnknownRulesAside);
  const document = await page.evaluateHandle(() => window.document);
  const seen = await Playwright.toPage(document);
  await unknown.evaluate(({ restore }) => restore());
  const outcomes = await Audit.of(seen, wanted).evaluate();
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
