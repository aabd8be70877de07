/** Matches a colour as a hexadecimal number or as a CSS function. */
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\((?!-)/gi;
/** Matches a frequent English name of a colour in the value of a property such as `fill`. */
const NAMED_COLOUR =
  /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*["']?\s*[:=]\s*["'{]*[^;"'}\n]*?\b(white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver|gold|navy|teal|maroon|olive|brown|pink)\b/gi;

/** Replaces comments by spaces, so that the numbers of lines stay the same. */
const removeComments = (text: string) =>
  text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/**
 * Returns a message for each colour in code outside comments, because colours belong in tailwind.config.ts.
 * stylelint.config.js checks style sheets.
 */
export const findRawColours = (sources: ReadonlyMap<string, string>) =>
  [...sources].flatMap(([file, source]) => {
    const text = removeComments(source);
    return [COLOUR, NAMED_COLOUR].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ 0: found, index }) =>
          `${file}:${text.slice(0, index).split('\n').length}: ${found.trim()}: a colour outside tailwind.config.ts; use a role: bg-card, text-brand or var(--brand)`,
      ),
    );
  });
