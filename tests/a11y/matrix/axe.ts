import type { Page } from '@playwright/test';
import { source } from '../axe.ts';
import { evaluateIn } from '../debugger.ts';
import { allowed } from './allowed.ts';

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

export interface Options {
  /** Only these rules. */
  only?: readonly string[];
  /** All rules but these; say why where you call. */
  skip?: readonly string[];
  /** Only inside the elements of this selector. */
  within?: string;
}

export interface Findings {
  violations: string[];
  /** What axe cannot decide and `allowed` does not name. */
  undecided: string[];
  /** Which entries of `allowed` matched, by index. */
  used: number[];
}

/** Runs in the page, where `axe` is. */
const run = `async (notRun, only, skip, within, allowed) => {
  const current = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
  const rules = current.map(({ ruleId }) => ruleId).filter((id) => !(id in notRun) && !skip.includes(id));
  const { violations, incomplete } = await axe.run(within ? { include: [within] } : document, {
    preload: false,
    elementRef: true,
    resultTypes: ['violations', 'incomplete'],
    runOnly: { type: 'rule', values: only.length > 0 ? only : rules },
  });
  const used = new Set();
  const list = (results, known) =>
    results.flatMap(({ id, nodes }) =>
      nodes.flatMap((node) => {
        const cause = [...node.any, ...node.all, ...node.none].map(({ data, id }) => data?.messageKey ?? id).join(' ');
        const entry = known.findIndex(
          (one) => one.rule === id && ['any', cause].includes(one.cause) && node.element?.matches(one.where),
        );
        if (entry >= 0) used.add(entry);
        return entry >= 0 ? [] : [id + ' (' + cause + '): ' + node.target.join(' ') + ' ' + node.html.slice(0, 160)];
      }),
    );
  return { violations: list(violations, []), undecided: list(incomplete, allowed), used: [...used] };
}`;

/** Violations of axe's rules on what is shown now, and what axe leaves open, each with its element. */
export async function findings(
  page: Page,
  { only = [], skip = [], within }: Options = {},
): Promise<Findings> {
  const given = [notRun, only, skip, within ?? null, allowed].map((value) => JSON.stringify(value));
  return evaluateIn<Findings>(page, `'axe' in window || (() => {${source}})()`, `(${run})(${given.join()})`);
}
