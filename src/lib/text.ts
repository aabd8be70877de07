/**
 * Replaces lone surrogates by U+FFFD, because `encodeURIComponent` throws for them. `String.prototype.toWellFormed`
 * does the same, but browsers before 2023 do not support it.
 */
export function toWellFormed(text: string): string {
  // With the u flag, a surrogate pair is one code point, so this class matches only lone surrogates.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the length in code points. The property `length` counts UTF-16 code units, such as two for most emoji. */
export function countCodePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Returns the first `limit` code points of the text. */
export function cutByCodePoints(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (count === limit) break;
    end += character.length;
    count += 1;
  }
  return text.slice(0, end);
}

const invisibleExceptJoiners = /(?![\n\p{Join_Control}\uFE0F])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Matches one or more joiners, and captures the characters before and after them. U+200C and U+200D shape letters of
 * Arabic and of many Indian scripts. U+200D and the variation selector U+FE0F shape emoji.
 */
const joinerRun = /([^\p{Join_Control}\uFE0F]?)([\p{Join_Control}\uFE0F]+)(?=([^\p{Join_Control}\uFE0F]?))/gu;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** Returns the joiners of a run that change the shape of the characters before and after the run. */
function keepEffectiveJoiners(before: string, run: string, after: string): string {
  if (emoji.test(before)) {
    const [, selector = '', joiner = ''] = /(\uFE0F?)(\u200D?)/.exec(run) ?? [];
    return selector + (emoji.test(after) ? joiner : '');
  }
  // A keycap emoji consists of a digit, # or *, followed by U+FE0F and U+20E3.
  if (/[0-9#*]/.test(before)) return after === '\u20E3' && run.startsWith('\uFE0F') ? '\uFE0F' : '';
  // A joiner can end a word after a combining mark, such as the virama, or after an Arabic letter. After any other
  // character, it has an effect only between letters.
  const canEndWord = /[\p{M}\p{Script=Arabic}]/u.test(before);
  const isBetweenLetters = /\p{L}/u.test(before) && /[\p{L}\p{M}]/u.test(after);
  return canEndWord || isBetweenLetters ? run.replace(/\uFE0F/g, '').slice(0, 1) : '';
}

/**
 * Removes control characters and the characters that Unicode calls default-ignorable: zero-width spaces, direction
 * marks, tags, fillers and so on. Keeps line feeds, and the joiners that shape letters or emoji.
 */
export const stripInvisible = (text: string): string =>
  text
    .replace(invisibleExceptJoiners, '')
    .replace(
      joinerRun,
      (_, before: string, run: string, after: string) => before + keepEffectiveJoiners(before, run, after),
    );

/** Converts a text to one line: replaces each run of white space by one space, and removes invisible characters. */
export function toOneLine(text: string): string {
  const spaced = toWellFormed(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
  return stripInvisible(spaced)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/**
 * Converts a text to one line, and removes all invisible characters, including joiners. Use it for numbers and email
 * addresses.
 */
export const toVisibleLine = (text: string): string =>
  toOneLine(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Cleans a text of several lines: converts line breaks to LF and tabs to spaces, and removes invisible characters. */
export function cleanMultilineText(text: string): string {
  const withLineFeeds = toWellFormed(text).replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n');
  return stripInvisible(withLineFeeds.replaceAll('\t', ' '));
}

/**
 * Returns whether a text has visible characters. White space, control characters, joiners and fillers are invisible.
 */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
