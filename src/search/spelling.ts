import { toAsciiDigits } from '../lib/ascii-digits.ts';
import { memoize } from '../lib/memoize.ts';
import { createLetterNames } from './letter-names.ts';

/**
 * Patterns of alternative spellings in Devanagari, each with the spelling that the index uses. They are applied one
 * after the other. The comments show pairs of spellings that become equal.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[ःऽ]/g, ''], // visarga and avagraha are often omitted
  [/ँ/g, 'ं'],
  [/[ङञणनम]्(?=[क-ह])/g, 'ं'], // हिन्दी, हिंदी
  [/ज्ञ/g, 'ग्य'],
  [/ऋ/g, 'रि'],
  [/ृ/g, '्रि'], // गृह, ग्रिह
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/अ[ाॉ]/g, 'आ'], // these two signs look like one letter
  [/ा?[ॉॅ]/g, 'ा'], // कॉल, काल
  [/[ऑऍ]/g, 'आ'],
  [/[ैॆ]/g, 'े'],
  [/[ऐऎ]/g, 'ए'],
  [/[ौॊ]/g, 'ो'],
  [/[औऒ]/g, 'ओ'],
  [/ये/g, 'ए'], // रुपये, रुपए
  [/यि/g, 'इ'], // गयी, गई
  [/[षश]/g, 'स'], // शेयर, सेयर
  [/ण/g, 'न'],
  [/(.ि)(?:यों|यां)$/, '$1'], // a plural ending, as in कंपनियों
  [/(..)(?:ओं|ों|एं|ें)$/, '$1'], // plural endings, as in बिलों and किस्तें
  [/([कगचजटडतदपब])्(?=[खघछझठढथधफभ])/g, ''], // अच्छा, अछा
  [/(.)्(?=\1)/g, ''], // संपत्ति, संपति
  [/्/g, ''], // रजिस्ट्रेशन, रजिस्टरेशन
];

export const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

const normalizeSpelling = (word: string) =>
  spellings.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);

const letterNames = createLetterNames((name) => normalizeSpelling(removeMarks(name)));

/** Returns a word in lower case with ASCII digits. Removes accents, the nukta and invisible characters. */
function removeMarks(word: string): string {
  const plain = word.normalize('NFKD').replace(/[\u0300-\u036f\u093c\p{Default_Ignorable_Code_Point}]/gu, '');
  return toAsciiDigits(plain).toLowerCase();
}

/**
 * Returns a word in lower case, without accents and plural endings. Also normalises the spelling of words in Devanagari
 * (`spellings`), and converts abbreviations in Devanagari to Latin letters. Keeps the results, because the build
 * normalises the same words thousands of times.
 */
export const normalizeWord = memoize((word: string) => {
  const plain = removeMarks(word);
  if (isDevanagari(plain)) return letterNames.toLatin(normalizeSpelling(plain));
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
});

/** Returns whether a word is a single Latin letter, or the name of a Latin letter in Devanagari. */
export const isLetter = (word: string) =>
  /^[a-z]$/i.test(word) || (isDevanagari(word) && letterNames.isName(normalizeWord(word)));

/** Splits a text into words (at even indexes) and separators (at odd indexes). */
export const splitWords = (text: string) => text.split(/([\n\r\p{Z}\p{P}]+)/u);

/** Returns the consonants of a word in Latin script, without double letters: 'ln' for 'loan'. */
const getConsonants = (word: string) => word.replace(/(.)\1+/g, '$1').replace(/[aeiou]/g, '');
const sortLetters = (word: string) => [...word].sort().join('');

/**
 * Returns whether a word is probably a misspelling of a term: 'lone' and 'laon' are misspellings of 'loan', but 'line'
 * and 'lane' are not. Both words must have the same first letter, the same consonants and nearly the same length. In
 * addition, they must have the same second letter, or the same letters in another order.
 */
export const isMisspelling = (word: string, term: string) =>
  word.length > 2 &&
  word !== term &&
  word.charAt(0) === term.charAt(0) &&
  getConsonants(word) === getConsonants(term) &&
  Math.abs(word.length - term.length) <= 1 &&
  (word.charAt(1) === term.charAt(1) || sortLetters(word) === sortLetters(term));
