/** Alternative spellings in Devanagari, and the spelling that the index uses. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\u200c|\u200d|ः/g, ''], // joiners, visarga
  [/ँ/g, 'ं'],
  [/[ङञणनम]्(?=[क-ह])/g, 'ं'], // हिन्दी, हिंदी
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/[ॉॅ]/g, 'ा'], // कॉल, काल
  [/[ऑऍ]/g, 'आ'],
  [/ै/g, 'े'],
  [/ऐ/g, 'ए'],
  [/ौ/g, 'ो'],
  [/औ/g, 'ओ'],
  [/ये/g, 'ए'], // रुपये, रुपए
  [/यि/g, 'इ'], // गयी, गई
  [/ष/g, 'श'],
  [/(.ि)(?:यों|यां)$/, '$1'], // the plural: कंपनियों
  [/(..)(?:ओं|ों|एं|ें)$/, '$1'], // बिलों, किस्तें
];

export const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);

/**
 * Normalises a word: lower case, without accents, singular. In Devanagari, whose accents are vowels, one of several
 * spellings, without the nukta, which is often left out.
 */
export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase();
  if (isDevanagari(plain))
    return spellings.reduce((text, [pattern, letter]) => text.replace(pattern, letter), plain);
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** Splits a text into words, at even indexes, and the separators between them. */
export const splitWords = (text: string) => text.split(/([\n\r\p{Z}\p{P}]+)/u);

/** The consonants of a word in Latin letters, without repetition: 'ln' for 'loan'. */
const consonantsOf = (word: string) => word.replace(/(.)\1+/g, '$1').replace(/[aeiou]/g, '');
const lettersOf = (word: string) => [...word].sort().join('');

/**
 * Returns whether a short word is probably a misspelling of another one, since the number of different letters does not
 * tell: 'lone' and 'laon' of 'loan', but neither 'line' nor 'lane'. Its first letter and its consonants are right, and
 * also its second letter or, in another order, all letters.
 */
export const isMisspelling = (word: string, term: string) =>
  word.length > 2 &&
  word !== term &&
  word.charAt(0) === term.charAt(0) &&
  consonantsOf(word) === consonantsOf(term) &&
  Math.abs(word.length - term.length) <= 1 &&
  (word.charAt(1) === term.charAt(1) || lettersOf(word) === lettersOf(term));
