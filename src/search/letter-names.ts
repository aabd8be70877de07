/** The Hindi names of the letters A to Z. Hindi writes abbreviations with them: एमएसएमई is MSME. */
const NAMES = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड';
/** Other names of letters. */
const VARIANTS = { V: 'व्ही', W: 'डब्लू', Y: 'वाय' } as const;

export interface LetterNames {
  /** Returns whether a word is the name of one letter. */
  isName: (word: string) => boolean;
  /** Converts a word of several names of letters to Latin letters: 'जीएसटी' becomes 'gst'. It may contain digits. */
  toLatin: (word: string) => string;
}

/** Creates functions for the Hindi names of letters. `fold` normalises the spelling of words. */
export function createLetterNames(fold: (word: string) => string): LetterNames {
  const letters = new Map([
    ...Object.entries(VARIANTS).map(([letter, name]) => [fold(name), letter.toLowerCase()] as const),
    ...NAMES.split(' ').map((name, i) => [fold(name), String.fromCharCode(97 + i)] as const),
  ]);
  // Tries the longest name first, because एस begins with ए. In एसी, the vowel sign shows that सी is the second name.
  const longestFirst = [...letters.keys()].sort((one, other) => other.length - one.length);
  const name = `(?:${longestFirst.join('|')})(?!\\p{M})`;
  const everyName = new RegExp(name, 'gu');
  const onlyNames = new RegExp(`^(?:\\d|${name})+$`, 'u');
  return {
    isName: (word) => letters.has(word),
    toLatin: (word) => {
      if (letters.has(word) || !onlyNames.test(word)) return word;
      return word.replace(everyName, (one) => letters.get(one) ?? one);
    },
  };
}
