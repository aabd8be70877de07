import { generate, parse, walk } from 'css-tree';
import type { Block } from './theme-file.ts';

/**
 * Matches the start of `@theme` in Tailwind 4. It is replaced by a selector, so that css-tree parses the variables in its
 * block as a rule.
 */
const THEME_RULE = /@theme\b[^{;]*/g;
const THEME_SELECTOR = '.theme';

const isDark = (selector: string) => /\.dark\b|(?:class|theme|mode)[~|^$*]?=["']?dark\b/.test(selector);
const isRoot = (selector: string) => /^(?::root|html|:host|\.light)$/.test(selector);

/** Returns the scheme of a rule. Returns undefined unless the rule is for the root element, `.dark` or `@theme`. */
function findScheme(selectors: readonly string[], media: string | undefined): Block['scheme'] | undefined {
  if (selectors.includes(THEME_SELECTOR)) return 'theme';
  if (selectors.some(isDark)) return 'dark';
  if (!selectors.some(isRoot)) return undefined;
  return media && /prefers-color-scheme:\s*dark/.test(media) ? 'dark' : 'light';
}

/** Returns the variables of `:root`, `.dark` and `@theme` in a style sheet. All other rules are ignored. */
export function parseCssBlocks(css: string): Block[] {
  const text = css.replace(
    THEME_RULE,
    (rule) => THEME_SELECTOR + rule.slice(THEME_SELECTOR.length).replace(/\S/g, ' '),
  );
  const blocks: Block[] = [];
  walk(parse(text, { positions: true }), function visit(node) {
    if (node.type !== 'Declaration' || !node.property.startsWith('--') || !this.rule) return;
    const selector = generate(this.rule.prelude);
    const media = this.atrule?.prelude ? generate(this.atrule.prelude) : undefined;
    const scheme = findScheme(selector.split(','), media);
    if (!scheme) return;
    const name =
      scheme === 'theme' ? '@theme' : media && scheme === 'dark' ? `${selector} (${media})` : selector;
    const value = node.value.type === 'Raw' ? node.value.value : generate(node.value);
    const variable = { name: node.property.slice(2), value: value.trim(), line: node.loc?.start.line ?? 1 };
    const block = blocks.find((one) => one.name === name);
    if (block) block.variables.push(variable);
    else blocks.push({ name, scheme, variables: [variable] });
  });
  return blocks;
}
