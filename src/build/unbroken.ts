import type { Plugin } from 'vite';

/** U+2060, which nobody sees or hears: no line ends beside it. */
const JOINER = '\u2060';

/** Where a line would end within a range: '1–3 days', '₹ 1–₹ 2'. No name in code has a dash between figures. */
const inner = /(?<=\d)–(?=[\d₹])/g;

/** The text, each of its ranges on one line. */
export const unbroken = (text: string) => text.replace(inner, `$&${JOINER}`);

/** The text as it was written: for what compares words. */
export const asWritten = (text: string) => text.replaceAll(JOINER, '');

/**
 * Keeps each range of the pages' words on one line. It is done to the sources, so that prerendered
 * HTML and the browser's React agree; what is sent, searched or told to search engines comes from elsewhere.
 */
export function unbrokenWords(): Plugin {
  return {
    name: 'unbroken-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:pages|content|sections)\/|virtual:articles\// },
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  };
}
