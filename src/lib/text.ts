/** Replaces lone surrogates by U+FFFD, because `encodeURIComponent` throws for them. */
export function toWellFormed(text: string): string {
  // Browsers before 2023 lack String.prototype.toWellFormed. With the u flag, a surrogate pair is one code point, so
  // this class matches only lone surrogates.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the length in code points. An emoji outside the basic plane is one code point. */
export function codePointLength(text: string): number {
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

const invisible = /(?![\n\p{Join_Control}\uFE0F])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

// U+200C and U+200D shape letters of Arabic and of many Indian scripts. U+200D and U+FE0F shape emoji.
const joiners = /([^\p{Join_Control}\uFE0F]?)([\p{Join_Control}\uFE0F]+)(?=([^\p{Join_Control}\uFE0F]?))/gu;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** Returns the joiners of a run that change the shape of the characters before and after. */
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
 * Removes control characters and default-ignorable characters (zero-width, direction, tag, filler and so on). Keeps
 * line feeds, and joiners between letters or emoji.
 */
export const stripInvisible = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(
      joiners,
      (_, before: string, run: string, after: string) => before + effectiveJoiners(before, run, after),
    );

/** Converts a text to one line: writes line breaks and white space as one space, and removes invisible characters. */
export function oneLine(text: string): string {
  const spaced = toWellFormed(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
  return stripInvisible(spaced)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Converts a text to one line without joiners, for numbers and email addresses. */
export const visibleLine = (text: string): string =>
  oneLine(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Cleans a text of several lines: writes each line break as LF, and removes invisible characters. */
export function manyLines(text: string): string {
  const broken = toWellFormed(text).replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n');
  return stripInvisible(broken.replaceAll('\t', ' '));
}

/** Whether the text has a visible character. White space, controls, joiners and fillers are not visible. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
