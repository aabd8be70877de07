/** Reads the variables of a theme from CSS or from registry JSON, as shadcn/ui, tweakcn and Tailwind 4 write them. */
import { parseCssBlocks } from './css-blocks.ts';
import { parseJsonBlocks } from './json-blocks.ts';
import { ThemeFileError } from './theme-file.ts';
import type { Block, Variable, Variables } from './theme-file.ts';

/**
 * Returns whether a variable only refers to the variable of the same name, as in `@theme inline`: `--color-primary:
 * var(--primary)`.
 */
const isAlias = (name: string, value: string) =>
  value.replace(/^hsl\((.*)\)$/, '$1').trim() === `var(--${name})` || value.trim() === `var(--color-${name})`;

/** Returns the name without `color-`. Tailwind 4 puts this prefix before the names of colours. */
const removePrefix = (name: string) => name.replace(/^color-/, '');

/** @throws ThemeFileError if a block sets a variable twice */
function collect(file: string, blocks: readonly Block[], schemes: readonly Block['scheme'][]): Variables {
  const found = new Map<string, Variable>();
  const set = new Map<string, number>();
  for (const scheme of schemes) {
    for (const block of blocks.filter((one) => one.scheme === scheme)) {
      for (const { name, value, line } of block.variables) {
        const key = `${block.name} ${name}`;
        const before = set.get(key);
        if (before !== undefined)
          throw new ThemeFileError(
            file,
            line,
            `--${name} is set twice in ${block.name}, first in line ${before}; remove one of them`,
          );
        set.set(key, line);
        if (scheme !== 'theme' || !isAlias(removePrefix(name), value))
          found.set(removePrefix(name), { value, line });
      }
    }
  }
  return found;
}

/**
 * Returns the variables of both schemes by name, without `--`. As in CSS, `dark` also contains the variables of `:root`
 * that `.dark` does not override. If the file has no `.dark`, `dark` is undefined.
 * @param file the name in messages
 * @throws ThemeFileError if the file has no variables of the light theme, sets a variable twice or is not valid JSON
 */
export function readThemeVariables(
  text: string,
  file: string,
): { light: Variables; dark: Variables | undefined } {
  const blocks = text.trimStart().startsWith('{') ? parseJsonBlocks(text, file) : parseCssBlocks(text);
  const light = collect(file, blocks, ['theme', 'light']);
  if (light.size === 0)
    throw new ThemeFileError(
      file,
      1,
      'no variables in `:root`, `@theme` or `cssVars.light`; copy the complete theme, with `:root { --background: …; }`',
    );
  const isDark = blocks.some(({ scheme, variables }) => scheme === 'dark' && variables.length > 0);
  return { light, dark: isDark ? collect(file, blocks, ['theme', 'light', 'dark']) : undefined };
}
