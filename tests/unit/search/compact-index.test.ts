import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { convertToCompactIndex, expandIndex } from '../../../src/search/compact-index.ts';
import { forAll } from '../property-test.ts';

const word = fc.constantFrom('loan', 'rate', 'लोन', 'दर', '45', '-1', 'constructor');
const sectionTexts = fc.array(fc.record({ heads: fc.array(word), words: fc.array(word) }));

it('every index that MiniSearch creates is restored from its compact JSON', () => {
  forAll([sectionTexts], (texts) => {
    const index = new MiniSearch({ fields: ['heads', 'words'], storeFields: ['heads'] });
    index.addAll(
      texts.map(({ heads, words }, id) => ({ id, heads: heads.join(' '), words: words.join(' ') })),
    );
    const compact = JSON.stringify(convertToCompactIndex(index.toJSON()));
    expect(expandIndex(JSON.parse(compact))).toEqual(index.toJSON());
  });
});
