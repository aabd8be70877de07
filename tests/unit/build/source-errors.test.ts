import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findExportError, findRowErrors, findSourceErrors } from '../../../build/source-errors.ts';
import { routes } from '../../../src/site/routes.ts';
import { about, service } from '../../menu-pages.ts';

it('the sources of the site have no error', () => {
  expect(findSourceErrors()).toEqual([]);
});

it.each(['/', about.path, service.path])('an error names the line of each row with the path %s', (path) => {
  const paths = routes.map((row) => row.path);
  const [message = '', ...more] = findRowErrors([...paths, path, path]);
  expect(more).toEqual([]);
  const [, file = '', line] = /^(\S+):(\d+) have the same path, /.exec(message) ?? [];
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(`path: '${path}'`);
});

it.each([
  ["import a from './a.ts';\n\nexport default function Screen() {}", 3],
  ['export type Screen = string;', 1],
  ['function Screen() {}', 1],
])('the page file %j exports no Screen, which is reported for line %i', (text, line) => {
  const [place] = findExportError('src/pages/fees.tsx', text)?.split(' exports no Screen') ?? [];
  expect(place).toBe(`src/pages/fees.tsx:${line}`);
});

it.each(['export function Screen() {}', "export { Screen } from '../about.tsx';"])(
  'the page file %j exports a Screen',
  (text) => expect(findExportError('src/pages/fees.tsx', text)).toBeUndefined(),
);
