import { withAsciiDigits } from '../lib/ascii-digits.ts';
import { createLetterNames } from './letter-names.ts';

/** Alternative spellings in Devanagari, and the spelling that the index uses. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[ःऽ]/g, ''], // visarga, avagraha
  [/ँ/g, 'ं'],
  [/[ङञणनम]्(?=[क-ह])/g, 'ं'], // हिन्दी, हिंदी
  [/ज्ञ/g, 'ग्य'],
  [/ऋ/g, 'रि'],
  [/ृ/g, '्रि'], // गृह, ग्रिह
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  [/अ[ाॉ]/g, 'आ'], // two signs typed for one
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
  [/(.ि)(?:यों|यां)$/, '$1'], // the plural: कंपनियों
  [/(..)(?:ओं|ों|एं|ें)$/, '$1'], // बिलों, किस्तें
  [/([कगचजटडतदपब])्(?=[खघछझठढथधफभ])/g, ''], // अच्छा, अछा
  [/(.)्(?=\1)/g, ''], // संपत्ति, संपति
  [/्/g, ''], // रजिस्ट्रेशन, रजिस्टरेशन
];

export const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

const normalizeSpelling = (word: string) =>
  spellings.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);

const letterNames = createLetterNames((name) => normalizeSpelling(withoutMarks(name)));

/** A word in lower case and Latin digits, without accents, nukta, joiners and other invisible characters. */
function withoutMarks(word: string): string {
  const plain = word.normalize('NFKD').replace(/[\u0300-\u036f\u093c\p{Default_Ignorable_Code_Point}]/gu, '');
  return withAsciiDigits(plain).toLowerCase();
}

/**
 * Normalises a word: lower case, without accents, singular. In Devanagari, whose accents are vowels, one of several
 * spellings, without the nukta, which is often left out; an abbreviation in Latin letters.
 */
export function normalizeWord(word: string): string {
  const plain = withoutMarks(word);
  if (isDevanagari(plain)) return letterNames.toLatin(normalizeSpelling(plain));
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** Whether a word is a Latin letter, or the name of one in Devanagari. */
export const isLetter = (word: string) =>
  /^[a-z]$/i.test(word) || (isDevanagari(word) && letterNames.isName(normalizeWord(word)));

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
