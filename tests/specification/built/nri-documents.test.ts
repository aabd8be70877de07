// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nriPapers } from '../../../src/content/nri-papers.ts';
import english from '../../../src/words/en/content/papers.json';
import hindi from '../../../src/words/hi/content/papers.json';
import { documentOf, textOf } from '../../built/documents.ts';

const keys = Object.keys(english.documents) as (keyof typeof english.documents)[];
const ofNri = keys.filter((key) => nriPapers.some(({ name }) => name === english.documents[key].name));

it.each([
  ['', english],
  ['/hi', hindi],
] as const)('%s/nri and %s/papers name the same documents of an NRI', (base, { documents }) => {
  expect(ofNri.length).toBeGreaterThan(5);
  const guide = textOf(documentOf(`${base}/nri`).querySelector('#papers'));
  const lists = textOf(documentOf(`${base}/papers`).querySelector('main'));
  for (const key of ofNri) {
    expect(guide).toContain(documents[key].name);
    expect(guide).toContain(documents[key].why);
    expect(lists).toContain(documents[key].name);
  }
});
