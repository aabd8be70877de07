// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf, htmlOf, paths, textOf } from '../../built/documents.ts';

it('the two pages of an account book are about equally long, in English and Hindi', () => {
  const books = [...paths, ...paths.map((path) => `/hi${path}`)].flatMap((path) =>
    htmlOf(path)?.includes('class="account-book')
      ? [...documentOf(path).querySelectorAll('.account-book')]
      : [],
  );
  expect(books.length).toBeGreaterThan(10);
  const lengths = books.map(({ children }) => [...children].map((side) => textOf(side).length));
  expect(lengths.filter((sides) => Math.max(...sides) > 1.6 * Math.min(...sides))).toEqual([]);
});
