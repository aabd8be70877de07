import type { Plugin } from 'vite';

/** U+2060, which nobody sees or hears: no line ends beside it. */
const JOINER = '\u2060';

/** Where a line would end within a range ('1–3 days', '₹ 1–₹ 2') or a short word of two parts. */
const inner =
  /(?<=\d)–(?=[\d₹])|(?<=\b[Ee])-(?=(?:mail|way|signature)\b)|(?<=\b(?:[Cc]ash|[Ff]ollow|[Ss]et|[Tt]ake|[Tt]op))-(?=(?:flow|over|up)\b(?!-))|(?<=\b[Pp]ay)-(?=per-)|(?<=\b[Pp]ay-per)-(?=click\b)/g;

/** The text, its ranges and short compounds each on one line. */
export const unbroken = (text: string) => text.replace(inner, `$&${JOINER}`);

/** The text as it was written: for what compares words. */
export const asWritten = (text: string) => text.replaceAll(JOINER, '');

/**
 * Keeps ranges and short compounds of the pages' words on one line. It is done to the sources, so that prerendered
 * HTML and the browser's React agree; what is sent, searched or told to search engines comes from elsewhere.
 */
export function unbrokenWords(): Plugin {
  return {
    name: 'unbroken-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:pages|content|sections|enquiry\/enquiry-form\.tsx)|virtual:articles\// },
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  };
}
