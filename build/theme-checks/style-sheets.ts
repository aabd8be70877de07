/** Reads the sources, compiles the style sheet, and finds classes in CSS. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

/** Returns the text of the files in src and build with these endings, by path. */
export function readSources(...endings: string[]): Map<string, string> {
  const files = ['src', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return new Map(
    files
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

const SELECTOR_CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/** Returns the classes in the selectors of a style sheet. */
export function findClassesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*[^]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const selectors = [...rules.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  const names = selectors
    .filter((selector) => !/^\s*@(?!layer\b)/.test(selector))
    .flatMap((selector) => [...selector.matchAll(SELECTOR_CLASS)].map(([, name = '']) => name));
  return new Set(
    names.map((name) =>
      name
        .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
    ),
  );
}

/** Compiles src/styles/index.css by PostCSS, as the build does. `more` is CSS to add. */
export async function compileStyles(more = ''): Promise<string> {
  const config = await resolveConfig({ configFile: false, logLevel: 'error' }, 'build');
  const file = 'src/styles/index.css';
  return (await preprocessCSS(readFileSync(file, 'utf8') + more, join(config.root, file), config)).code;
}
