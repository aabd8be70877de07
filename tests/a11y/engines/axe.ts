import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { evaluateWith } from '../evaluate.ts';
import { describeElement } from './element.ts';
import type { Finding } from './finding.ts';

const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const source = `(() => {${file}})()`;

/** The rules that do not run, each with the reason. All others run, also best practices and rules for level AAA. */
export const disabled: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'AAA; tests/unit/design/contrast.test.ts checks 7:1 for body text',
  'css-orientation-lock': 'needs `preload`; no style sheet uses orientation',
  'hidden-content': 'reports all hidden content, which is audited in the state that shows it',
  'p-as-heading': 'reports the italic line above a slide title, which is the heading',
};

export const colourRules = ['color-contrast', 'link-in-text-block'];
/** The rules whose findings depend on the positions and sizes of elements. */
export const sizeRules = ['target-size', 'scrollable-region-focusable'];

export interface AxeOptions {
  /** The rules to run; all by default. */
  only?: readonly string[];
  /** The rules to skip. Write the reason at the call. */
  skip?: readonly string[];
  /** The selector of the part to audit; the page by default. */
  within?: string | undefined;
}

/**
 * The code of a function that runs axe in the page. It does not use `preload`, which would wait for media. Axe's
 * selectors contain positions among siblings. During the audit, live regions are added to the body and removed. With an
 * additional sibling, the positions of the other elements stay the same.
 */
const run = `async (disabled, only, skip, within, selectors) => {
  const describeElement = ${String(describeElement)};
  const current = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
  const rules = current.map(({ ruleId }) => ruleId).filter((id) => !(id in disabled) && !skip.includes(id));
  const sibling = document.body.appendChild(document.createElement('template'));
  const { violations, incomplete } = await axe.run(within ? { include: [within] } : document, {
    preload: false,
    elementRef: true,
    resultTypes: ['violations', 'incomplete'],
    runOnly: { type: 'rule', values: only.length > 0 ? only : rules },
  });
  sibling.remove();
  const criterionOf = (tags) =>
    tags.map((tag) => /^wcag(\\d)(\\d)(\\d+)$/.exec(tag)?.slice(1).join('.')).find(Boolean);
  const list = (results, { isCertain }) =>
    results.flatMap(({ id, help, tags, nodes }) =>
      nodes.flatMap(({ any, all, none, element, failureSummary, impact }) => {
        const checks = [...any, ...all, ...none];
        // If several landmarks have the same name, axe reports only the first of them.
        const others = id.startsWith('landmark-') ? checks.flatMap((check) => check.relatedNodes) : [];
        return [element, ...others.map((node) => node.element)].filter(Boolean).map((one) => ({
          engine: 'axe',
          rule: id,
          help,
          impact,
          criterion: criterionOf(tags),
          colours: checks.map(({ data }) => data).find((data) => data?.contrastRatio),
          cause: checks.map(({ data, id }) => data?.messageKey ?? id).join(' '),
          isCertain,
          message: (failureSummary ?? '').split('\\n').slice(1).map((line) => line.trim()).filter(Boolean).join('; ') || help,
          ...describeElement(one, selectors, within),
        }));
      }),
    );
  return [...list(violations, { isCertain: true }), ...list(incomplete, { isCertain: false })];
}`;

/** Returns the violations and incomplete results of axe in the current state of the page. */
export async function axe(
  page: Page,
  selectors: readonly string[],
  { only = [], skip = [], within }: AxeOptions = {},
): Promise<Finding[]> {
  const args = [disabled, only, skip, within ?? null, selectors].map((value) => JSON.stringify(value));
  return evaluateWith<Finding[]>(page, { global: 'axe', source }, `(${run})(${args.join()})`);
}
