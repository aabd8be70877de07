/** The Hindi names of the letters A to Z. Hindi abbreviations consist of these names: एमएसएमई is MSME. */
const NAMES = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड';
/** Alternative names of letters. */
const VARIANTS = { V: 'व्ही', W: 'डब्लू', Y: 'वाय' } as const;

export interface LetterNames {
  /** Whether a word is the name of one letter. */
  isName: (word: string) => boolean;
  /**
   * Converts a normalised word of letter names, with or without digits, to Latin letters: 'जीएसटी' becomes 'gst'.
   * Returns all other words unchanged. A single letter name without a digit is such a word.
   */
  toLatin: (word: string) => string;
}

/**
 * Creates functions that recognise and convert names of Latin letters in Hindi, such as जी for G.
 * @param normalize normalises the spelling of a word
 */
export function createLetterNames(normalize: (word: string) => string): LetterNames {
  const letters = new Map([
    ...Object.entries(VARIANTS).map(([letter, name]) => [normalize(name), letter.toLowerCase()] as const),
    ...NAMES.split(' ').map((name, i) => [normalize(name), String.fromCharCode(97 + i)] as const),
  ]);
  // Longer names come first, because एस begins with ए. A name must not be followed by a vowel sign: in एसी, ी
  // belongs to स, so the letters are ए and सी, and not एस.
  const longestFirst = [...letters.keys()].sort((one, other) => other.length - one.length);
  const name = `(?:${longestFirst.join('|')})(?!\\p{M})`;
  const everyName = new RegExp(name, 'gu');
  const onlyNames = new RegExp(`^(?:\\d|${name})+$`, 'u');
  return {
    isName: (word) => letters.has(word),
    toLatin: (word) => {
      if (letters.has(word) || !onlyNames.test(word)) return word;
      return word.replace(everyName, (match) => letters.get(match) ?? match);
    },
  };
}
