/** Replaces lone surrogates by U+FFFD; `encodeURIComponent` throws on them. */
export function toWellFormed(text: string): string {
  // String.prototype.toWellFormed is missing in browsers older than 2023. With the u flag a
  // proper pair is one code point, so this class matches lone halves only.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Length in code points: an emoji beyond the basic plane counts as one. */
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

// Characters that can hide, or change the direction of, the text round them; no line feed. U+200C and U+200D are not
// among them: Devanagari and joined emoji are written with them.
const invisible =
  /(?!\n)[\p{Cc}\u200B\uFEFF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

/** Drops control, zero-width-space, direction and tag characters; line feeds stay. */
export const stripInvisible = (text: string): string => text.replace(invisible, '');

/** One clean line: breaks and runs of white space become one space, invisible characters go. */
export function oneLine(text: string): string {
  const spaced = toWellFormed(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
  return stripInvisible(spaced)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Clean text of several lines: every kind of line break becomes LF, invisible characters go. */
export function manyLines(text: string): string {
  const broken = toWellFormed(text).replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n');
  return stripInvisible(broken.replaceAll('\t', ' '));
}

/** Whether a reader would see anything: white space, joiners and fillers alone are nothing. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
