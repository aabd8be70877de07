/** Replaces lone surrogates by U+FFFD; `encodeURIComponent` throws on them. */
export function toWellFormed(text: string): string {
  // String.prototype.toWellFormed is missing in browsers before 2023. With the u flag, a surrogate
  // pair is one code point, so this class matches lone surrogates only.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the length in code points: an emoji outside the basic plane counts as one. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The first `limit` code points of the text. */
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

const invisible = /(?![\n\p{Join_Control}\uFE0F])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

// U+200C and U+200D shape the letters of many Indian scripts and of Arabic; U+200D and U+FE0F shape emoji.
const joiners = /([^\p{Join_Control}\uFE0F]?)([\p{Join_Control}\uFE0F]+)(?=([^\p{Join_Control}\uFE0F]?))/gu;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** Returns the part of a run of joiners that changes the shape of the characters before and after it. */
function effectiveJoiners(before: string, run: string, after: string): string {
  if (emoji.test(before)) {
    const [, variant = '', joiner = ''] = /(\uFE0F?)(\u200D?)/.exec(run) ?? [];
    return variant + (emoji.test(after) ? joiner : '');
  }
  if (/[0-9#*]/.test(before)) return after === '\u20E3' && run.startsWith('\uFE0F') ? '\uFE0F' : '';
  // After a sign such as the virama, or an Arabic letter, a joiner may end a word.
  const shapes =
    /[\p{M}\p{Script=Arabic}]/u.test(before) || (/\p{L}/u.test(before) && /[\p{L}\p{M}]/u.test(after));
  return shapes ? run.replace(/\uFE0F/g, '').slice(0, 1) : '';
}

/**
 * Removes control characters and all characters that Unicode calls default-ignorable (zero-width, direction, tag,
 * filler and the like). Keeps line feeds, and joiners between letters or emoji.
 */
export const stripInvisible = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(
      joiners,
      (_, before: string, run: string, after: string) => before + effectiveJoiners(before, run, after),
    );

/**
 * Converts text to one clean line: line breaks and runs of white space become one space, invisible characters are
 * removed.
 */
export function oneLine(text: string): string {
  const spaced = toWellFormed(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
  return stripInvisible(spaced)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Converts text to one clean line without joiners, for numbers and email addresses. */
export const visibleLine = (text: string): string =>
  oneLine(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Cleans text of several lines: every kind of line break becomes LF, invisible characters are removed. */
export function manyLines(text: string): string {
  const broken = toWellFormed(text).replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n');
  return stripInvisible(broken.replaceAll('\t', ' '));
}

/** Returns whether the text has a visible character. White space, controls, joiners and fillers are not visible. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
