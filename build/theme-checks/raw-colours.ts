/** Finds colours in code that belong in tailwind.config.ts. stylelint.config.js finds them in style sheets. */

const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\((?!-)/gi;
const NAMED =
  /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*["']?\s*[:=]\s*["'{]*[^;"'}\n]*?\b(white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver|gold|navy|teal|maroon|olive|brown|pink)\b/gi;

const withoutComments = (text: string) =>
  text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

export const rawColours = (sources: ReadonlyMap<string, string>) =>
  [...sources].flatMap(([file, raw]) => {
    const text = withoutComments(raw);
    return [COLOUR, NAMED].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ 0: found, index }) =>
          `${file}:${text.slice(0, index).split('\n').length}: ${found.trim()}: a colour outside tailwind.config.ts; use a role: bg-card, text-brand or var(--brand)`,
      ),
    );
  });
