// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf, paths, textOf } from './documents.ts';

/** Number words, except 'one', which is usually a pronoun. */
const counts =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty)\b|^\d+\b/i;

const headings = paths.flatMap((path) => {
  const page = documentOf(path);
  return [page.title, ...[...page.querySelectorAll('h1, h2, h3')].map(textOf)].map((words) => ({
    path,
    words,
  }));
});

it('at most five headings of the site contain a number', () => {
  expect(headings.length).toBeGreaterThan(9 * paths.length);
  const counting = [...new Set(headings.filter(({ words }) => counts.test(words)).map(({ words }) => words))];
  expect(counting.length, `${counting.join('\n')}`).toBeLessThanOrEqual(5);
});

it('no h1 or title is a generic phrase', () => {
  const generic = /^(what it is|what you gain|why choose us|the process|services|get started)\W*$/i;
  const vague = paths.flatMap((path) =>
    [documentOf(path).title.split(/ [|–·] /)[0] ?? '', textOf(documentOf(path).querySelector('h1'))]
      .filter((words) => generic.test(words))
      .map((words) => `${path}: ${words}`),
  );
  expect(vague).toEqual([]);
});
