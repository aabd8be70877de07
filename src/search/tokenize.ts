import { isLetter, normalizeWord, splitWords } from './spelling.ts';

interface Token {
  word: string;
  /** The text between this word and the previous one. */
  gap: string;
}

/** Patterns of the text between the letters of an abbreviation. */
const joints = [
  /^[.॰-]\s?$/, // K.Y.C., e. m. i, ई-एम-आई
  /^\s$/, // K Y C
] as const;

/**
 * Joins adjacent single letters, as in an abbreviation, into one word. Letters stay separate if all of them are I or a.
 */
function joinLetters(tokens: readonly Token[], joint: RegExp): Token[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const isNext = run && joint.test(token.gap) && isLetter(token.word) && isLetter(run.at(-1)!.word);
    if (isNext) run.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((run) => {
    // After at least two letters and a space, के is a postposition and not the letter K: "जी एस टी के लिए".
    const hasPostposition = run.length > 2 && run.at(-1)!.word === 'के' && run.at(-1)!.gap === ' ';
    const letters = hasPostposition ? run.slice(0, -1) : run;
    const word = letters.map((token) => token.word).join('');
    if (/^[ai]+$/i.test(word)) return run; // these can be the words I and a, as in "am I a resident"
    return [{ word, gap: run[0]!.gap }, ...run.slice(letters.length)];
  });
}

/** Returns the words of a text. An abbreviation is one word, with or without dots or spaces. */
function splitTokens(text: string): Token[] {
  const parts = splitWords(text.replace(/(\p{Nd}),(?=\p{Nd})/gu, '$1')); // 4,75,000 is one number
  const tokens = parts.flatMap((word, i) => (i % 2 === 0 && word ? { word, gap: parts[i - 1] ?? '' } : []));
  return joints.reduce(joinLetters, tokens);
}

const isHyphen = (gap: string | undefined) => /^[-‐‑]$/.test(gap ?? '');

/**
 * The maximum length of the shorter part of a compound that is also written as one word, such as e-mail or pre-payment.
 */
const MAX_SHORT_PART_LENGTH = 3;

/** Returns whether a token and the previous token are a compound: one hyphen, no digits, and a short part. */
function isCompound(tokens: readonly Token[], i: number): boolean {
  const head = tokens[i - 1];
  const tail = tokens[i];
  return (
    !!head &&
    !!tail &&
    isHyphen(tail.gap) &&
    !isHyphen(head.gap) &&
    !isHyphen(tokens[i + 1]?.gap) &&
    !/\p{Nd}/u.test(head.word + tail.word) &&
    [head, tail].some(({ word }) => normalizeWord(word).length <= MAX_SHORT_PART_LENGTH)
  );
}

/** Returns the words of a page. For a compound such as e-mail, it returns each part, and both parts as one word. */
export const tokenizePage = (text: string): string[] =>
  splitTokens(text).flatMap(({ word }, i, tokens) =>
    isCompound(tokens, i) ? [word, tokens[i - 1]!.word + word] : word,
  );

/**
 * Returns the words of a query. A compound, such as `e-mail`, `e mail` or `26 QB`, is one word if a page has that word.
 */
export function tokenize(query: string, exists: (word: string) => boolean = () => false): string[] {
  const tokens = splitTokens(query);
  const words: string[] = [];
  for (const [i, { word, gap }] of tokens.entries()) {
    const previous = words.at(-1) ?? '';
    const canJoin =
      isCompound(tokens, i) || (/^\s$/.test(gap) && (isLetter(previous) || /^\p{Nd}+$/u.test(previous)));
    if (canJoin && exists(previous + word)) words[words.length - 1] = previous + word;
    else words.push(word);
  }
  return words;
}
