import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findExportError, findRowErrors, findSourceErrors } from '../../../build/source-errors.ts';
import { themeError } from '../../../build/theme-checks/theme-error.ts';
import { routes } from '../../../src/site/routes.ts';
import { throwInvalid } from '../../../tailwind/values.ts';
import { about, service } from '../../menu-pages.ts';

it('finds no error in the sources', () => {
  expect(findSourceErrors()).toEqual([]);
});

it.each(['/', about.path, service.path])('names file and line of rows with the path %s', (path) => {
  const paths = routes.map((row) => row.path);
  const [message = '', ...more] = findRowErrors([...paths, path, path]);
  expect(more).toEqual([]);
  const [, file = '', line] = /^(\S+):(\d+) have the same path, /.exec(message) ?? [];
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(`path: '${path}'`);
});

it('names the missing file of a row', () => {
  expect(findRowErrors([about.path, '/charges/refunds'])).toEqual([
    expect.stringContaining('src/pages/charges/refunds.tsx is missing'),
  ]);
});

it.each([
  ['export function Screen() {}', undefined],
  ["export { Screen } from '../about.tsx';", undefined],
  ["import a from './a.ts';\n\nexport default function Screen() {}", 3],
  ['export type Screen = string;', 1],
  ['function Screen() {}', 1],
])('finds the export of %j', (text, line) => {
  const [place] = findExportError('src/pages/fees.tsx', text)?.split(' exports no Screen') ?? [];
  expect(place).toBe(line && `src/pages/fees.tsx:${line}`);
});

const errorOf = (fail: () => unknown) => {
  try {
    fail();
  } catch (error) {
    return error;
  }
  return undefined;
};
const sheet = "\nexport const choice = {\n  look: 'sepia',\n  light: { 'on-dark': '#12', ring: 'blue' },\n};";
const read = (file: string) => (file === 'tailwind.config.ts' ? sheet : '');

it.each([
  ['look', 'sepia', 'tailwind.config.ts:3: look is'],
  ['dark.ring', 'green', "dark.ring is 'green' in tailwind.config.ts or its look;"],
  ['LOOK', 'sepia', "LOOK is 'sepia' in the environment;"],
])('names file and line of the value of %s, %s, without a stack', (role, value, message) => {
  const error = errorOf(() => throwInvalid(role, value, 'another'));
  expect(themeError(error, read)).toMatch(message);
  const wrapped = new Error(`[postcss] tailwindcss: /site/index.css:1:1: ${String(error)}`);
  expect(themeError(wrapped, read)).toBe(themeError(error, read));
  expect((error as Error).stack).toBe((error as Error).message);
});

it('returns undefined for errors that are not in the theme', () => {
  expect(themeError(new TypeError('x is not a function'))).toBeUndefined();
});
