/** One spelling of a word: small letters, no accent (those of Devanagari are vowels, and stay), no plural. */
export function spelt(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '') // the dot below a Devanagari letter is often left out
    .toLowerCase();
  return /[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** A text cut into words and what parts them, in turn: words have even places. */
export const cutIntoWords = (text: string) => text.split(/([\n\r\p{Z}\p{P}]+)/u);
