/** Default-ignorable characters by the table of the standard (DerivedCoreProperties.txt), first and last of each range. */
const defaultIgnorable: readonly (readonly [number, number])[] = [
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];
const controlRanges: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
];

/** Characters that shape the letters or emoji next to them: a lead keeps them there. */
export const joiners = ['\u200c', '\u200d', '\ufe0f'];

const inRanges = (ranges: typeof defaultIgnorable) => (code: number) =>
  ranges.some(([first, last]) => code >= first && code <= last);
const isDefaultIgnorable = inRanges(defaultIgnorable);
const isControl = inRanges(controlRanges);

/** Whether the character is removed wherever it is; a line feed of a message is the one exception. */
export const isRemoved = (code: number) =>
  (isControl(code) || isDefaultIgnorable(code)) && !joiners.includes(String.fromCodePoint(code));

const escape = (code: number) => `\\u{${code.toString(16)}}`;
const source = [...controlRanges, ...defaultIgnorable]
  .flatMap(([first, last]) =>
    first <= 0x200c && last >= 0x200d
      ? [`${escape(first)}-\\u{200b}`, `\\u{200e}-${escape(last)}`]
      : [`${escape(first)}-${last === 0xfe0f ? '\\u{fe0e}' : escape(last)}`],
  )
  .join('');
export const removed = new RegExp(`[${source}]`, 'u');
export const removedButLineFeed = new RegExp(`(?!\n)[${source}]`, 'u');

/** One or two characters of each range, without controls, as copied text has them. */
export const invisible = defaultIgnorable
  .flatMap(([first, last]) => [...new Set([first, last])])
  .map((code) => String.fromCodePoint(code))
  .concat('\u2062', '\u2063', '\u2064', '\u206a', '\u{e0101}');

/** Text with joiners that shape it, which must not change. */
export const shaped: readonly string[] = [
  'क्‍षितिज',
  'अङ्‌क',
  'ശ്രീധരന്‍',
  'می‌خواهم',
  'ه‍',
  '🏳️‍🌈',
  '👩🏽‍💻',
  '❤️ ☎️',
  '1️⃣ #️⃣',
];

/** Text with joiners that shape nothing, and what remains of it. */
export const unshaped: readonly (readonly [typed: string, clean: string])[] = [
  ['\u200dAsha', 'Asha'],
  ['Asha\u200c', 'Asha'],
  ['5\ufe0f lakh', '5 lakh'],
  ['👍\u200d\u200d👍', '👍\u200d👍'],
  ['👍\ufe0f\ufe0f', '👍\ufe0f'],
  ['क्\u200d\u200d\u200dष', 'क्\u200dष'],
  ['क्\u2060\u200dष', 'क्\u200dष'],
  ['\u200c\u200d\ufe0f', ''],
];
