// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nriPapers } from '../../../src/content/nri-papers.ts';
import { nriPapers as inHindi } from '../../../src/content/hi/nri-papers.ts';
import { documentOf, textOf } from '../../built/documents.ts';

it.each([
  ['', nriPapers],
  ['/hi', inHindi],
] as const)('%s/nri and %s/papers name the same documents of an NRI', (base, papers) => {
  const guide = textOf(documentOf(`${base}/nri`).querySelector('#papers'));
  const lists = textOf(documentOf(`${base}/papers`).querySelector('main'));
  for (const { name, shown = name, why } of papers) {
    expect(guide).toContain(shown);
    expect(guide).toContain(why);
    expect(lists).toContain(shown);
  }
});
