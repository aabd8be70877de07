/** Characters that shape letters or emoji next to them. A lead keeps them in such places. */
export const joiners = ['\u200c', '\u200d', '\ufe0f'];

/** The default-ignorable characters of Unicode (DerivedCoreProperties.txt), which most programs do not show. */
const defaultIgnorable =
  '\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u17b4-\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
const source = `(?![${joiners.join('')}])[\\u0000-\\u001f\\u007f-\\u009f${defaultIgnorable}]`;
/** Matches a character that the forms remove from an answer, wherever it is. */
export const removed = new RegExp(source, 'u');
/** Matches a character that the forms remove from a message, which may have several lines. */
export const removedButLineFeed = new RegExp(`(?!\n)${source}`, 'u');
export const isRemoved = (code: number) => removed.test(String.fromCodePoint(code));

/** The default-ignorable characters at the ends of each range, and some between them. */
export const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180f\u200b\u200f\u202a\u202e\u2060\u2062\u2063\u2064\u206a\u206f',
  ...'\u3164\ufe00\ufe0f\ufeff\uffa0\ufff0\ufff8\u{1bca0}\u{1bca3}\u{1d173}\u{1d17a}\u{e0000}\u{e0101}\u{e0fff}',
];

/** Texts whose joiners shape letters or emoji. The forms must not change these texts. */
export const shaped = [
  'क्‍षितिज',
  'अङ्‌क',
  'ശ്രീധരന്‍',
  'می‌خواهم',
  'ه‍',
  '🏳️‍🌈',
  '👩🏽‍💻',
  '❤️ ☎️',
  '1️⃣ #️⃣',
  'Auf\u200clage',
];

/** Texts with joiners that shape nothing, each with the text after the forms have cleaned it. */
export const unshaped: readonly (readonly [typed: string, clean: string])[] = [
  ['\u200dAsha', 'Asha'],
  ['Asha\u200c', 'Asha'],
  ['Asha\u200c 5', 'Asha 5'],
  ['-\u200dAsha\u200d-', '-Asha-'],
  ['1\u200d\ufe0f\u20e3 2\ufe0f\u200d\u20e3', '1\u20e3 2\ufe0f\u20e3'],
  ['5\ufe0f lakh', '5 lakh'],
  ['👍\u200d\u200d👍', '👍\u200d👍'],
  ['👍\ufe0f\ufe0f', '👍\ufe0f'],
  ['क्\u200d\u200d\u200dष', 'क्\u200dष'],
  ['क्\u2060\u200dष', 'क्\u200dष'],
  ['\u200c\u200d\ufe0f', ''],
];
