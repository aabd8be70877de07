/** Texts that people may type or paste into any field, including hostile ones. */

/** The Unicode control characters: U+0000 to U+001F and U+007F to U+009F. */
export const controls = [...Array(0x20).keys(), ...Array.from({ length: 0x21 }, (_, i) => 0x7f + i)].map(
  (code) => String.fromCharCode(code),
);

/** Every kind of line break that Unicode has. */
export const lineBreaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

/** Halves of surrogate pairs, which are not valid Unicode: alone, in the wrong order and next to a pair. */
export const loneSurrogates = ['\ud83d', '\udc4d\ud83d', '\ud83d\ud83d\udc4d', 'a\udbff'];

export const markup = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt;&#x3c;&amp;'];

const leadLines = [
  '> ',
  '\n> ',
  '\r\nBcc: mallory@example.com',
  '\u2028Phone: +91 98765 43210',
  'Message:\n',
];
const linkParts = ['%F0%9F', '%3Cscript%3E', '&text=', '?phone=1#+'];
/** Text of a field that imitates a line of the lead or a part of the chat link, as an attacker would write it. */
export const posing = [...leadLines, ...linkParts];

/** Texts that are written from right to left, with digits and Latin letters between. */
export const rightToLeft = ['محمد علی', 'שרה כהן', 'عائشہ 98765 Finance', 'سلام (ABC) ۱۲۳', 'בנק: 5%'];

/** Names as people write them in India. Each must arrive exactly as it was typed, code point by code point. */
export const names = [
  'आशा वर्मा',
  'फ\u093cातिमा', // a letter in two code points …
  '\u095eातिमा', // … and in one
  'अङ्‌क', // ZWNJ separates the consonants
  'र्‍याणी', // eyelash ra of Marathi
  'অনন্যা চট্টোপাধ্যায়',
  'தமிழ்ச்செல்வி',
  'ശ്രീധരന്‍', // an older spelling with ZWJ
  'محمد اقبال',
  'Siobhán O’Brien-Rao',
  'José\u0301', // an accent as a combining character
  '李小龍',
  'K. R. Narayanan Jr., F.C.A.',
  '👩‍💼 Asha 🇮🇳',
];

/**
 * The number of characters of a very long text. 50,000 are enough to reveal a check that takes quadratic time; the
 * nightly run uses a million.
 */
const HUGE = process.env.PROPERTY_RUNS ? 1_000_000 : 50_000;
const pieces = ['a', ' ', '0', '+', '@', 'a.', '👍', '\ud83d', '\n', '> \n', 'x\n> y\nz\n', '\u200b', '%'];

/** Very long texts of one repeated piece, as an accidental paste or an attack would contain. */
export const heaps = pieces.map((piece) => ({ piece, text: piece.repeat(Math.ceil(HUGE / piece.length)) }));
