import type { Page } from '@playwright/test';
import { resolveElements } from './finding.ts';
import type { Finding } from './finding.ts';

/** The properties of an outcome that this file uses. */
interface Outcome {
  outcome: string;
  rule: { uri: string };
  target?: Target | Iterable<Target>;
}
interface Target {
  path(): string;
}

/**
 * Returns the first target of an outcome. A target has a `path`, and a list of targets has none. The cast is necessary,
 * because TypeScript cannot exclude that a `Target` is iterable.
 */
const getFirst = (target: Target | Iterable<Target>): Target | undefined =>
  Symbol.iterator in target && !('path' in target) ? [...target][0] : (target as Target);

const getMessage = (outcome: Outcome) => /"message":"([^"]*)"/.exec(JSON.stringify(outcome))?.[1] ?? '';

/**
 * Runs in the page. Removes rules whose type Alfa does not support, because it would silently ignore their style sheet.
 * Hides the live region, because Alfa would report announcements as text outside the landmarks (sia-r57). Returns a
 * function that inserts the rules again and shows the live region.
 */
function prepareForAlfa() {
  const supported = /^CSS(?:FontFace|Keyframes|LayerBlock|LayerStatement|Media|Page|Style|Supports)Rule$/;
  type RuleList = CSSStyleSheet | CSSGroupingRule;
  const removed: { holder: RuleList; at: number; text: string }[] = [];
  const remove = (holder: RuleList) => {
    for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = holder.cssRules[at] as CSSRule;
      if (!supported.test(rule.constructor.name)) {
        removed.push({ holder, at, text: rule.cssText });
        holder.deleteRule(at);
      } else if (rule instanceof CSSGroupingRule) remove(rule);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) remove(sheet);
  const region = document.getElementById('announcements');
  if (region) region.hidden = true;
  return function restore() {
    if (region) region.hidden = false;
    // The rule that was removed last is inserted first, so that the positions are correct.
    for (const { holder, at, text } of [...removed].reverse()) holder.insertRule(text, at);
  };
}

/**
 * Matches rules that other tests cover. checks/controls.ts covers r111 and r113 (target size), which are slow.
 * tests/unit/design/contrast.test.ts covers r66 (7:1 for all text).
 */
const EXCLUDED_RULES = /sia-r(111|113|66)$/;

/** Imports Alfa. An import at the top of this file would slow down tests without Alfa, because it has many files. */
async function importAlfa() {
  const [{ Audit }, { Playwright }, { default: rules }] = await Promise.all([
    import('@siteimprove/alfa-act'),
    import('@siteimprove/alfa-playwright'),
    import('@siteimprove/alfa-rules'),
  ]);
  return { Audit, Playwright, applied: rules.filter(({ uri }) => !EXCLUDED_RULES.test(uri)) };
}

/** Runs the rules of Siteimprove Alfa, also of level AAA. If Alfa's packages differ in version, no rule applies. */
export async function alfa(page: Page, selectors: readonly string[]): Promise<Finding[]> {
  const { Audit, Playwright, applied } = await importAlfa();
  const restorePage = await page.evaluateHandle(prepareForAlfa);
  const document = await page.evaluateHandle(() => window.document);
  const parsed = await Playwright.toPage(document);
  await restorePage.evaluate((restore) => restore());
  const outcomes = await Audit.of(parsed, applied).evaluate();
  const findings = ([...outcomes] as Outcome[])
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell')
    .map((outcome) => ({
      engine: 'alfa' as const,
      rule: outcome.rule.uri.split('/').at(-1) ?? '',
      isCertain: outcome.outcome === 'failed',
      message: getMessage(outcome),
      path: (outcome.target && getFirst(outcome.target)?.path()) || '/html[1]',
    }));
  return resolveElements(page, findings, selectors);
}
