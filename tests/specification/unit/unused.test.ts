import { expect, it } from 'vitest';
import { uncoveredParts } from '../../pages/covering-pages.ts';
import { unusedClasses } from '../../unit/design/unused-classes.ts';
import { sourcesOf } from '../../../src/build/theme-checks/style-sheets.ts';

it('uses each class of the style sheets', () => {
  const sheets = new Map([...sourcesOf('.css')].filter(([file]) => !file.endsWith('fonts.css')));
  expect(unusedClasses(sheets, sourcesOf('.ts', '.tsx'))).toEqual([]);
});

it('shows each section, widget and form on a page that is checked on each change', () => {
  expect(uncoveredParts()).toEqual([]);
});
