import { transform } from 'lightningcss';
import type { Selector, TransformOptions } from 'lightningcss';
import { attribute, elementsOf } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import { excludedFeatures, lightningTargets } from './css-targets.ts';

/** Returns the classes in a selector, also inside `:is()` and other functions. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && Array.isArray(part.selectors)
      ? (part.selectors as Selector[]).flatMap(classesOf)
      : [];
  });

/**
 * Returns a filter for a style sheet. It keeps the rules that a page's HTML can match: all classes of the selector are in
 * the HTML. States (`data-*`, `aria-*`, `open`) are ignored. Elements that scripts add need the complete style sheet
 * (app/style-sheet.ts).
 */
export function createRuleFilter(sheet: string): (document: Document) => string {
  const options: TransformOptions<never> = {
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    targets: lightningTargets,
    exclude: excludedFeatures,
  };
  const selectorClasses = new Set<string>();
  transform({
    ...options,
    visitor: {
      Selector: (selector) => {
        for (const name of classesOf(selector)) selectorClasses.add(name);
      },
    },
  });
  return (document) => {
    const pageClasses = new Set(
      elementsOf(document).flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
    );
    const unusedSymbols = [...selectorClasses].filter((name) => !pageClasses.has(name));
    return transform({ ...options, unusedSymbols }).code.toString();
  };
}
