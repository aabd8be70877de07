/** Suggests tokens of the theme to use instead of a class that does not exist. */
import { differenceEuclidean } from 'culori';
import palette from 'tailwindcss/colors';
import scale from 'tailwindcss/defaultTheme';
import config, { light, pairs, theme } from '../../tailwind.config.ts';
import type { Role } from '../../tailwind.config.ts';
import { findClosestName } from '../closest-name.ts';

type Values = Readonly<Record<string, unknown>>;

/** A meaning of a stem, the beginning of a class name, and the tokens for it. `text` can mean a colour or a size. */
interface Purpose {
  name: string;
  tokens: readonly string[];
  /**
   * Returns a function that measures the distance of a token from `rest`, the end of the class name. Returns undefined
   * if `rest` is not a colour or size that can be compared.
   */
  distance?: (rest: string) => ((token: string) => number) | undefined;
}

const inOklab = differenceEuclidean('oklab');
/** Returns the largest size in a value such as 'clamp(1rem, 2vw, 3rem)', in pixels, or 0. */
const readPixels = (value: unknown) =>
  Math.max(
    0,
    ...[...String(value).matchAll(/([\d.]+)(rem|px)\b/g)].map(
      ([, n, unit]) => Number(n) * (unit === 'px' ? 1 : 16),
    ),
  );

/** Returns the value of a colour in Tailwind's palette, such as 'blue-500' or 'white'. */
function findPaletteColour(rest: string): string | undefined {
  const [name = '', shade = ''] = rest.split('-');
  const found: unknown = palette[name as keyof typeof palette];
  const value: unknown = typeof found === 'object' ? (found as Record<string, string>)[shade] : found;
  return typeof value === 'string' && /^(?:oklch|#)/.test(value) ? value : undefined;
}

/** Returns whether a colour role is for one surface only, such as the footer. */
const isSpecific = (role: string) => /^(?:primary|secondary|footer)-|^footer$/.test(role);

const sortUsualFirst = (usual: readonly string[], all: readonly string[]) => [
  ...new Set([...usual.filter((name) => all.includes(name)), ...all]),
];

function createColourPurpose(name: string, usual: readonly Role[], all: readonly Role[]): Purpose {
  return {
    name,
    tokens: sortUsualFirst(usual, all),
    distance: (rest) => {
      const colour = findPaletteColour(rest);
      return colour
        ? (role) => (isSpecific(role) ? Infinity : inOklab(light[role as Role], colour))
        : undefined;
    },
  };
}

function createSizePurpose(
  name: string,
  usual: readonly string[],
  values: Values,
  defaults: Values = {},
): Purpose {
  return {
    name,
    tokens: sortUsualFirst(usual, Object.keys(values)),
    distance: (rest) => {
      const size = defaults[rest || 'DEFAULT'] ?? (rest.startsWith('[') ? rest : undefined);
      return size === undefined
        ? undefined
        : (token) => Math.abs(readPixels([values[token]].flat()[0]) - readPixels([size].flat()[0]));
    },
  };
}

const grounds = [...new Set(pairs.flatMap(({ on }) => on))];
const texts = [...new Set(pairs.flatMap(({ front, minimum }) => (minimum >= 4.5 ? front : [])))];
const lines = [...new Set(pairs.flatMap(({ front }) => front)), 'border', 'footer-border'] as const;
const { borderRadius, colors } = config.theme as unknown as Record<'borderRadius' | 'colors', Values>;
const defaults = scale as unknown as Record<string, Values>;

const line = createSizePurpose('a line', ['hair', 'control', 'frame'], theme.line);
const colour = createColourPurpose(
  'a colour',
  ['brand', 'foreground', 'primary'],
  Object.keys(light) as Role[],
);
const drawing = { ...colour, name: 'a drawing' };

/** The purposes of each stem, with the most usual purpose first. */
const purposes: Readonly<Record<string, readonly Purpose[]>> = {
  bg: [createColourPurpose('a background', ['primary', 'card', 'muted'], grounds)],
  text: [
    createColourPurpose('text', ['foreground', 'muted-foreground', 'brand'], texts),
    createSizePurpose('a text size', ['sm', 'base', 'lg'], theme.type, defaults.fontSize),
  ],
  border: [createColourPurpose('a border', ['input', 'border', 'brand'], lines), line],
  decoration: [{ ...colour, name: 'an underline' }, line],
  outline: [createColourPurpose('an outline', ['ring', 'brand', 'foreground'], lines)],
  ring: [createColourPurpose('a ring', ['ring', 'brand', 'foreground'], lines)],
  fill: [drawing],
  stroke: [drawing],
  ...Object.fromEntries(
    ['accent', 'caret', 'divide', 'from', 'via', 'to', 'placeholder'].map((stem) => [stem, [colour]]),
  ),
  rounded: [createSizePurpose('a radius', ['md', 'lg', 'full'], borderRadius, defaults.borderRadius)],
  shadow: [createSizePurpose('a shadow', ['sm', 'lg'], theme.shadow, defaults.boxShadow)],
  font: [
    { name: 'a weight', tokens: Object.keys(theme.weight) },
    { name: 'a font', tokens: Object.keys(theme.family) },
  ],
  leading: [{ name: 'a line height', tokens: Object.keys(theme.leading) }],
  tracking: [{ name: 'letter spacing', tokens: Object.keys(theme.tracking) }],
  duration: [{ name: 'a duration', tokens: Object.keys(theme.duration) }],
  ease: [{ name: 'an easing', tokens: Object.keys(theme.easing) }],
  'max-w': [{ name: 'a width', tokens: Object.keys(theme.width) }],
  ...Object.fromEntries(
    ['p', 'm', 'gap', 'space'].map((stem) => [
      stem,
      [{ name: 'spacing', tokens: ['4', 'close', 'section', ...Object.keys(theme.space)] }],
    ]),
  ),
};

const SIDES =
  /^((?:p|m)(?=[trblxyse]-)[trblxyse]|(?:gap|space)-[xy]|(?:border|rounded)-(?:[trblxyse]|[tb][lr]|[se]{2}))(?:-|$)(.*)$/;

/**
 * Splits a class name into variants, stem and rest: 'hover:border-t-gray-300/50' into 'hover:', 'border-t' and
 * 'gray-300'.
 */
function split(name: string) {
  const [, variants = '', plain = name] = /^((?:[^[\]:]*(?:\[[^\]]*\])?:)*)(.*)$/.exec(name) ?? [];
  const [base = ''] = plain.split('/');
  const [, stem = '', rest = ''] = SIDES.exec(base) ?? /^(max-w|[a-z]+)(?:-(.*))?$/.exec(base) ?? [];
  const main = /^[pm][trblxyse]$/.test(stem) ? stem[0]! : stem === 'max-w' ? stem : stem.split('-')[0]!;
  return { variants, plain, stem, rest, purposes: purposes[main] ?? [] };
}

const joinWithOr = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/**
 * Returns advice such as '; for a background use bg-primary, bg-card or bg-muted', with the nearest value first.
 * Returns '' if there is no advice.
 */
export function adviseOnToken(name: string): string {
  const { variants, stem, rest, purposes: all } = split(name);
  const matching = all.filter(({ distance }) => distance?.(rest));
  const isLine = /^(?:\d|\[|$)/.test(rest) && all.includes(line);
  const fitting = isLine ? [line] : matching.length > 0 ? matching : all;
  const advice = fitting.map((purpose) => {
    const distance = purpose.distance?.(rest);
    const [nearest] = distance ? purpose.tokens.toSorted((a, b) => distance(a) - distance(b)) : [];
    const tokens = [...new Set(nearest ? [nearest, ...purpose.tokens] : purpose.tokens)].slice(0, 3);
    return `for ${purpose.name} use ${joinWithOr(tokens.map((token) => `${variants}${stem}-${token}`))}`;
  });
  return advice.length > 0 ? `; ${advice.join('; ')}` : '';
}

/**
 * Returns the reason why a class has no rule and, if there is a similar class or token, what to use instead.
 * @param definedClasses every class that has a rule
 * @param excludedWords the words of `@source not inline` in src/styles/index.css
 */
export function adviseOn(
  name: string,
  definedClasses: ReadonlySet<string>,
  excludedWords: readonly string[],
): string {
  const { variants, plain, stem, rest, purposes: all } = split(name);
  if (excludedWords.includes(plain))
    return 'excluded by `@source not inline` in src/styles/index.css: remove the word there';
  const tokens = all.flatMap((purpose) => purpose.tokens);
  if (variants && (definedClasses.has(plain) || tokens.includes(rest) || rest in colors))
    return `no such variant; the breakpoints are ${Object.keys(config.theme.screens).join(', ')}, other variants are in src/styles/index.css`;
  const isDefault = all.some(({ distance }) => distance?.(rest));
  const misspelt =
    rest && !isDefault ? findClosestName(rest, tokens, Math.max(1, rest.length / 3)) : undefined;
  if (misspelt) return `no such class; did you mean ${variants}${stem}-${misspelt}?`;
  if (all.length > 0) return `no such class${adviseOnToken(name)}`;
  const similarClass = findClosestName(plain, definedClasses);
  return similarClass
    ? `no such class; did you mean ${variants}${similarClass}?`
    : 'no such class in Tailwind, the theme or src/styles';
}
