import { transform } from 'lightningcss';
import type { Selector, TransformOptions } from 'lightningcss';
import { attribute, elementsOf } from '../lib/html-tree.ts';
import type { Document } from '../lib/html-tree.ts';
import { lightningTargets } from './css-targets.ts';

/** The classes that a selector names, also inside `:is()` and other functions. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && Array.isArray(part.selectors)
      ? (part.selectors as Selector[]).flatMap(classesOf)
      : [];
  });

/**
 * Returns a function that returns the rules of a style sheet that can match elements of a page: those whose classes are
 * all in its HTML, whatever their states (`data-*`, `aria-*`, `open`). What scripts add to the page needs the complete
 * style sheet (app/style-sheet.ts).
 */
export function createRuleSelector(sheet: string): (document: Document) => string {
  const options: TransformOptions<never> = {
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    targets: lightningTargets,
  };
  const known = new Set<string>();
  transform({
    ...options,
    visitor: {
      Selector: (selector) => {
        for (const name of classesOf(selector)) known.add(name);
      },
    },
  });
  return (document) => {
    const used = new Set(
      elementsOf(document).flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
    );
    const unusedSymbols = [...known].filter((name) => !used.has(name));
    return transform({ ...options, unusedSymbols }).code.toString();
  };
}
