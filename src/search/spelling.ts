/** Normalises a word: lower case, without accents (those of Devanagari are vowels, and stay), singular. */
export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '') // the nukta, the dot below a Devanagari letter, is often left out
    .toLowerCase();
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** Splits a text into words, at even indexes, and the separators between them. */
export const splitWords = (text: string) => text.split(/([\n\r\p{Z}\p{P}]+)/u);
