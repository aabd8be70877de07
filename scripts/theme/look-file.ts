/** Writes a pasted theme as a file of tailwind/looks. */
import { roles } from '../../tailwind/roles.ts';
import { getFontFamily } from '../../tailwind/typefaces.mjs';
import type { PastedTheme } from './paste-theme.ts';

/** A text that marks the files which this command has written. The command overwrites no other files. */
export const GENERATED = 'Written by `npm run theme`';

/** The words that a module cannot declare or import: reserved words, and the names that the generated code uses. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield ' +
    'getFontFamily looks'
  ).split(' '),
);

/**
 * Returns the name of a look as an identifier: 'violet-bloom.css' becomes 'violetBloom', and 'default.css' becomes
 * 'defaultTheme'.
 */
export function toLookName(text: string): string {
  const words = text
    .replace(/\.\w+$/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word, at) =>
    at ? word[0]?.toUpperCase() + word.slice(1) : word[0]?.toLowerCase() + word.slice(1),
  );
  const identifier = name.join('').replace(/^(?=\d|$)/, 'theme');
  return RESERVED.has(identifier) ? `${identifier}Theme` : identifier;
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const formatKey = (name: string) => (/^\w+$/.test(name) ? name : quote(name));
const formatList = (entries: readonly string[]) => `{ ${entries.join(', ')} }`;
const formatRecord = (values: object) =>
  formatList(Object.entries(values).map(([name, value]) => `${formatKey(name)}: ${quote(value)}`));

/**
 * Returns the code of a list of fonts. If the site serves the fonts, the code refers to them, so that they follow a
 * change of tailwind/typefaces.mjs.
 */
function formatFamily(fonts: readonly string[]) {
  for (const role of ['sans', 'display'] as const) {
    const served = getFontFamily(role);
    const own = fonts.slice(0, -served.length);
    if (fonts.slice(-served.length).join() === served.join())
      return own.length > 0
        ? `[${own.map(quote).join(', ')}, ...getFontFamily('${role}')]`
        : `getFontFamily('${role}')`;
  }
  return `[${fonts.map(quote).join(', ')}]`;
}

/**
 * Returns the source of the look. If the repair has changed a colour, a comment contains the original colour.
 * @param source the file of the theme
 */
export function createLookSource(name: string, source: string, { look, before, taken }: PastedTheme): string {
  const colours = (scheme: 'light' | 'dark') => {
    const set = look[scheme] ?? {};
    const lines = roles.flatMap((role) => {
      const value = set[role];
      if (!value) return [];
      const original = before[scheme][role];
      const note = taken.includes(role) && original !== value ? ` // was ${original}` : '';
      return [`${formatKey(role)}: '${value}',${note}`];
    });
    return `${scheme}: {\n${lines.join('\n')}\n},`;
  };
  const brand =
    look.brand &&
    `brand: ${formatList(Object.entries(look.brand).map(([field, value]) => `${field}: ${value}`))},`;
  const families =
    look.family && Object.entries(look.family).map(([role, fonts]) => `${role}: ${formatFamily(fonts)}`);
  const parts = [
    brand,
    colours('light'),
    colours('dark'),
    families && `family: ${formatList(families)},`,
    look.weight && `weight: ${formatRecord(look.weight)},`,
    look.radius && `radius: ${formatRecord(look.radius)},`,
  ].filter(Boolean);
  const fonts = families?.some((one) => one.includes('getFontFamily('))
    ? "import { getFontFamily } from '../typefaces.mjs';\n"
    : '';
  return `import type { Look } from '../theme.ts';
${fonts}
/** ${GENERATED} from ${source}. */
export const ${name}: Look = {
${parts.join('\n')}
};
`;
}

/** Returns the source of tailwind/looks/index.ts with this look added. */
export function addToIndex(index: string, name: string): string {
  if (index.includes(`'./${name}.ts'`)) return index;
  return index
    .replace(/\n\n\/\*\*/, `\nimport { ${name} } from './${name}.ts';\n\n/**`)
    .replace(/(export const looks = \{.*?),?\s*\};/s, `$1, ${name} };`);
}
