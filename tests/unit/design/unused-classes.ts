/** Finds classes that are defined and not used. */
import { parseSync } from 'vite';
import { walk } from '../../../src/build/theme-checks/class-names.ts';
import type { Node, Use } from '../../../src/build/theme-checks/class-names.ts';
import { classesIn } from '../../../src/build/theme-checks/style-sheets.ts';

/** Classes of the style sheets that occur in no string of the components, completely or by their beginning. */
export function unusedClasses(styles: ReadonlyMap<string, string>, components: ReadonlyMap<string, string>) {
  const words = new Set<string>();
  for (const [file, text] of components) {
    walk(parseSync(file, text).program as unknown as Node, (node) => {
      const value = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
      if (node.type !== 'Literal' && node.type !== 'TemplateElement') return;
      for (const word of String(value).split(/\s+/)) words.add(word);
    });
  }
  const begun = [...words].filter((word) => /\w-$/.test(word));
  return [...styles].flatMap(([file, css]) =>
    [...classesIn(css)]
      .filter((name) => !words.has(name) && !begun.some((word) => name.startsWith(word)))
      .map((name) => `.${name} is unused (${file})`),
  );
}

/** Utilities in the compiled sheet that no component uses: Tailwind read a word of the code as a class. */
export const accidentalClasses = (compiled: string, uses: readonly Use[], written: Iterable<string>) => {
  const wanted = new Set([
    ...uses.map(({ name }) => name),
    ...[...written].flatMap((css) => [...classesIn(css)]),
  ]);
  return [...classesIn(compiled)]
    .filter((name) => /^[a-z]+$/.test(name) && !wanted.has(name)) // longer ones are no words of code
    .map((name) => `.${name} is unused: name it under \`@source not inline\` in src/styles/index.css`);
};
