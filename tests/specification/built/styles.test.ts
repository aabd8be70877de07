import { readdirSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import type { Atrule, CssNode, Rule } from 'css-tree';
import { expect, it } from 'vitest';
import { articlePaths, htmlOf, paths } from '../../built/documents.ts';

/** The limits of the site's own styles. Utilities in the markup are preferred. */
const LIMITS = {
  /** The minified bytes of the rules in `@layer components`, without generated art. */
  componentCss: 5_400,
  /** Share of class names in the built pages that are not utilities, in per cent. */
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

/** The rules of each layer in the built style sheets. */
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

it('ship few component rules beside the utilities', ({ annotate }) => {
  const written = layers.components.filter(
    ({ prelude }) => !classes(prelude).every((name) => portraits.has(name)),
  );
  const bytes = written.reduce((sum, rule) => sum + generate(rule).length, 0);
  void annotate(`${bytes} bytes of component rules`);
  expect(written.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LIMITS.componentCss);
});

it('use few classes that are not utilities', ({ annotate }) => {
  const known = new Set(layers.utilities.flatMap(({ prelude }) => classes(prelude)));
  const pages = [...paths, ...articlePaths];
  const used = pages.flatMap((path) =>
    [...(htmlOf(path) ?? '').matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').split(/\s+/).filter(Boolean),
    ),
  );
  const custom = used.filter((name) => !known.has(name) && !/^(?:group|peer)(?:\/|$)/.test(name));
  const share = (100 * custom.length) / used.length;
  void annotate(`${share.toFixed(2)} % of ${used.length} class names are not utilities`);
  expect(used.length).toBeGreaterThan(10_000);
  expect(share).toBeLessThanOrEqual(LIMITS.customClasses);
});
