/** Syllables of an English word, by its groups of vowels: right for most words, and evenly wrong for the rest. */
export function syllables(word) {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, (end) => end[0])
    .replace(/^y/, '');
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * Flesch Reading Ease of blocks of text, each of which ends a sentence: 100 is very easy, 60 plain, 30 hard.
 * @returns undefined where there are no words
 */
export function readingEase(blocks) {
  const sentences = blocks.flatMap((block) =>
    block.split(/[.!?:;]+(?=\s|$)/).filter((sentence) => /[a-z]{2}/i.test(sentence)),
  );
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z][a-z’'-]*/gi) ?? []);
  if (words.length === 0) return undefined;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (spoken / words.length);
}
