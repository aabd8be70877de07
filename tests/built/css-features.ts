import { readFileSync, readdirSync } from 'node:fs';
import { parse, walk } from 'css-tree';

/** What each kind of node says that a browser must know; prefixed words are some one browser's own. */
const words: Record<string, (name: string) => string> = {
  Atrule: (name) => `@${name}`,
  Feature: (name) => `(${name})`,
  PseudoClassSelector: (name) => `:${name}`,
  PseudoElementSelector: (name) => `::${name}`,
  Function: (name) => `${name}()`,
  NestingSelector: () => '&',
};

/** Every property, selector, function, rule, query and unit of length in the built style sheets. */
export function featuresOfCss(): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync('dist/assets').filter((file) => file.endsWith('.css'))) {
    walk(parse(readFileSync(`dist/assets/${name}`, 'utf8')), (node) => {
      if (node.type === 'Declaration') found.add(node.property);
      else if (node.type === 'Dimension') found.add(`1${node.unit}`);
      else {
        const word = words[node.type]?.('name' in node ? String(node.name) : '');
        if (word) found.add(word);
      }
    });
  }
  return new Set([...found].filter((word) => !/^[:@]*-/.test(word)));
}
