/** Values written into src that belong into tailwind.config.ts. Each finding names the value, file and line. */

const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\((?!-)/gi;
const NAMED =
  /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*["']?\s*[:=]\s*["'{]*[^;"'}\n]*?\b(white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver|gold|navy|teal|maroon|olive|brown|pink)\b/gi;
const LINE =
  /^\s*(?:border|outline)(?!-offset)[\w-]*:[^;]*\d(?:px|rem|em)\b(?![^;]*(?:CanvasText|Highlight))[^;]*/gim;
const SIZE = /font-size:(?!\s*calc\(var)[^;]*\d(?:px|rem)\b[^;]*/gi;
const WEIGHT = /font-weight:\s*(?:\d+|bold|normal)\b/gi;
const TIME = /(?:transition|animation)[\w-]*:[^;]*?\b[\d.]+m?s\b[^;]*/gi;

const withoutComments = (text: string) =>
  text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

function findings(sources: ReadonlyMap<string, string>, patterns: readonly RegExp[], excused = /^$/) {
  return [...sources].flatMap(([file, raw]) => {
    const text = withoutComments(raw);
    return patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(([found]) => !excused.test(found))
        .map(({ 0: found, index }) => `${found.trim()} (${file}:${text.slice(0, index).split('\n').length})`),
    );
  });
}

export const rawColours = (sources: ReadonlyMap<string, string>) => findings(sources, [COLOUR, NAMED]);

/**
 * Widths of lines, corners, sizes and weights of type, durations. Excused: the arrow of a breadcrumb (1.7px), a drawn
 * icon, and the next to nothing that reduced motion sets; the sizes of three icons and of the hero's microprint.
 */
export const rawLines = (styles: ReadonlyMap<string, string>) =>
  findings(styles, [LINE, SIZE, WEIGHT, TIME], /1\.7px|0\.01ms|font-size: (?:19px|1\.15rem|1\.5rem|7px)/);
