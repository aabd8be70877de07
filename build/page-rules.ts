import { transform } from 'lightningcss';
import type { Selector, TransformOptions } from 'lightningcss';
import { getAttribute, findElements } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import { excludedFeatures, lightningTargets } from './css-targets.ts';

/** Returns the classes in a selector, including classes inside `:is()` and other functions. */
const findClasses = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && Array.isArray(part.selectors)
      ? (part.selectors as Selector[]).flatMap(findClasses)
      : [];
  });

/**
 * Returns a function that selects the rules of a style sheet for a page. The function selects a rule if all classes of
 * the rule are in the HTML. Attributes such as `data-*`, `aria-*` and `open` can have any state. Elements that scripts
 * add later need the complete style sheet (app/style-sheet.ts).
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
        for (const name of findClasses(selector)) selectorClasses.add(name);
      },
    },
  });
  return (document) => {
    const pageClasses = new Set(
      findElements(document).flatMap((element) => getAttribute(element, 'class')?.split(/\s+/) ?? []),
    );
    const unusedSymbols = [...selectorClasses].filter((name) => !pageClasses.has(name));
    return transform({ ...options, unusedSymbols }).code.toString();
  };
}
