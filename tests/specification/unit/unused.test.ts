import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { uncoveredParts } from '../../pages/covering-pages.ts';
import { walk } from '../../../build/theme-checks/class-names.ts';
import { findClassesIn, readSources } from '../../../build/theme-checks/style-sheets.ts';

it('the markup uses each class of the style sheets', () => {
  const words = new Set<string>();
  for (const [file, source] of readSources('.ts', '.tsx'))
    walk(parseSync(file, source).program, (node) => {
      if (node.type !== 'Literal' && node.type !== 'TemplateElement') return;
      const text = node.type === 'Literal' ? node.value : node.value.cooked;
      for (const word of String(text).split(/\s+/)) words.add(word);
    });
  // Class names are also composed, such as `rosette-${size}`.
  const prefixes = [...words].filter((word) => /\w-$/.test(word));
  const isUsed = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const sheets = [...readSources('.css')].filter(([file]) => !file.endsWith('fonts.css'));
  const unused = sheets.flatMap(([file, css]) =>
    [...findClassesIn(css)].filter((name) => !isUsed(name)).map((name) => `.${name} (${file})`),
  );
  expect(unused).toEqual([]);
});

it('each section, widget and form is on one of the pages that are tested on each change', () => {
  expect(uncoveredParts()).toEqual([]);
});
