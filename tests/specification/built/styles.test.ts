import { readdirSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import type { Atrule, CssNode, Rule } from 'css-tree';
import { expect, it } from 'vitest';
import { articlePaths, htmlOf, paths } from '../../built/documents.ts';

/** Limits that keep most styles in the markup, as Tailwind utilities. */
const LIMITS = {
  /** Maximum size of the rules in `@layer components`, minified, in bytes. Portraits do not count: each has a rule. */
  componentCss: 5_400,
  /** Maximum percentage of the classes in the built pages, counted at each use, that are not utilities. */
  customClasses: 0.7,
};

const classes = (node: CssNode) => {
  const names: string[] = [];
  walk(node, (part) => {
    if (part.type === 'ClassSelector') names.push(part.name.replace(/\\(.)/g, '$1'));
  });
  return names;
};
const sheet = (file: string) => parse(readFileSync(file, 'utf8'));
const portraits = new Set(classes(sheet('src/styles/portraits.css')));

/** The rules of the layers `components` and `utilities` in the built style sheets. */
const layers = { components: [] as Rule[], utilities: [] as Rule[] };
for (const file of readdirSync('dist/assets').filter((name) => /^index-.*\.css$/.test(name)))
  walk(sheet(`dist/assets/${file}`), {
    visit: 'Atrule',
    enter(node: Atrule) {
      const name = node.name === 'layer' && node.prelude ? generate(node.prelude) : '';
      if (node.block && (name === 'components' || name === 'utilities'))
        walk(node.block, { visit: 'Rule', enter: (rule: Rule) => void layers[name].push(rule) });
    },
  });

it('the rules in @layer components stay within their size limit', ({ annotate }) => {
  const handWritten = layers.components.filter(
    ({ prelude }) => !classes(prelude).every((name) => portraits.has(name)),
  );
  const bytes = handWritten.reduce((sum, rule) => sum + generate(rule).length, 0);
  void annotate(`${bytes} bytes of component rules`);
  expect(handWritten.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LIMITS.componentCss);
});

it('nearly all class names in the built pages are utilities', ({ annotate }) => {
  const utilities = new Set(layers.utilities.flatMap(({ prelude }) => classes(prelude)));
  const pages = [...paths, ...articlePaths];
  const used = pages.flatMap((path) =>
    [...(htmlOf(path) ?? '').matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').split(/\s+/).filter(Boolean),
    ),
  );
  const custom = used.filter((name) => !utilities.has(name) && !/^(?:group|peer)(?:\/|$)/.test(name));
  const share = (100 * custom.length) / used.length;
  void annotate(`${share.toFixed(2)} % of ${used.length} class names are not utilities`);
  expect(used.length).toBeGreaterThan(10_000);
  expect(share).toBeLessThanOrEqual(LIMITS.customClasses);
});
