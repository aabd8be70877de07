/** The Hindi names of the letters A to Z, by which Hindi writes abbreviations: एमएसएमई is MSME. */
const NAMES = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड';
/** Other names of letters. */
const VARIANTS = { V: 'व्ही', W: 'डब्लू', Y: 'वाय' } as const;

export interface LetterNames {
  /** Whether a word is the name of one letter. */
  isName: (word: string) => boolean;
  /** Replaces the names in a word that consists of names and digits, unless it is one name: 'gst' for 'जीएसटी'. */
  toLatin: (word: string) => string;
}

/** Creates functions for words whose spelling is normalised by `fold`. */
export function createLetterNames(fold: (word: string) => string): LetterNames {
  const letters = new Map([
    ...Object.entries(VARIANTS).map(([letter, name]) => [fold(name), letter.toLowerCase()] as const),
    ...NAMES.split(' ').map((name, i) => [fold(name), String.fromCharCode(97 + i)] as const),
  ]);
  // The longest name first, since एस begins with ए; but in एसी, ए and सी, the vowel sign belongs to the next name.
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
