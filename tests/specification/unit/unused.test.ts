import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { uncoveredParts } from '../../pages/covering-pages.ts';
import { walk } from '../../../build/theme-checks/class-names.ts';
import type { Node } from '../../../build/theme-checks/class-names.ts';
import { classesIn, sourcesOf } from '../../../build/theme-checks/style-sheets.ts';

it('uses each class of the style sheets', () => {
  const words = new Set<string>();
  for (const [file, text] of sourcesOf('.ts', '.tsx'))
    walk(parseSync(file, text).program as unknown as Node, ({ type, value }) => {
      if (type !== 'Literal' && type !== 'TemplateElement') return;
      const text = type === 'Literal' ? value : (value as { cooked: string }).cooked;
      for (const word of String(text).split(/\s+/)) words.add(word);
    });
  const begun = [...words].filter((word) => /\w-$/.test(word));
  const isUsed = (name: string) => words.has(name) || begun.some((word) => name.startsWith(word));
  const sheets = [...sourcesOf('.css')].filter(([file]) => !file.endsWith('fonts.css'));
  const unused = sheets.flatMap(([file, css]) =>
    [...classesIn(css)].filter((name) => !isUsed(name)).map((name) => `.${name} (${file})`),
  );
  expect(unused).toEqual([]);
});

it('shows each section, widget and form on one of the pages that each change checks', () => {
  expect(uncoveredParts()).toEqual([]);
});
