import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { evaluateIn } from '../debugger.ts';
import type { Finding } from './finding.ts';

const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const source = `(() => {${file}})()`;

/** Rules that are not run, and why; all others are, best practices, experimental and AAA ones too. */
const notRun: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'AAA; tests/unit/design/contrast.test.ts holds body text to 7:1 by role',
  'css-orientation-lock': 'needs the style sheets as text, which `preload: false` leaves out; none names it',
  'hidden-content':
    'reports whatever is hidden; here each hidden part is shown, and audited, in another state',
  'p-as-heading': 'takes the italic line over a slide for a heading; the title that follows is the heading',
};

/** Rules whose result can change with nothing but colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Only these rules. */
  only?: readonly string[];
  /** All rules but these; say why where you call. */
  skip?: readonly string[];
  /** Only inside the elements of this selector. */
  within?: string | undefined;
}

/**
 * Runs in the page, where `axe` is. `preload` would wait for media that may never load. Axe knows an element again by its
 * place among its siblings, of which an only child has none: the page's root gets a sibling, or a status that comes to
 * stand beside it while axe looks, or goes, would make every heading another.
 */
const run = `async (notRun, only, skip, within, selectors) => {
  const current = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
  const rules = current.map(({ ruleId }) => ruleId).filter((id) => !(id in notRun) && !skip.includes(id));
  const sibling = document.body.appendChild(document.createElement('template'));
  const { violations, incomplete } = await axe.run(within ? { include: [within] } : document, {
    preload: false,
    elementRef: true,
    resultTypes: ['violations', 'incomplete'],
    runOnly: { type: 'rule', values: only.length > 0 ? only : rules },
  });
  sibling.remove();
  const list = (results, failure) =>
    results.flatMap(({ id, help, nodes }) =>
      nodes.map(({ any, all, none, element, failureSummary, html }) => ({
        engine: 'axe',
        rule: id,
        cause: [...any, ...all, ...none].map(({ data, id }) => data?.messageKey ?? id).join(' '),
        failure,
        message: (failureSummary ?? help).split('\\n').slice(1).join(' ').trim() || help,
        html: html.slice(0, 200),
        matches: selectors.filter((selector) => element?.matches(selector)),
      })),
    );
  return [...list(violations, true), ...list(incomplete, false)];
}`;

/** What axe finds on the page as it is shown now; what axe calls incomplete is to be looked at. */
export async function axe(
  page: Page,
  selectors: readonly string[],
  { only = [], skip = [], within }: AxeOptions = {},
): Promise<Finding[]> {
  const given = [notRun, only, skip, within ?? null, selectors].map((value) => JSON.stringify(value));
  return evaluateIn<Finding[]>(page, { global: 'axe', source }, `(${run})(${given.join()})`);
}
