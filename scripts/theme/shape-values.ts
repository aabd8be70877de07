import { lexer } from 'css-tree';
import type { Look } from '../../tailwind/theme.ts';
import { getFontFamily, typefaces } from '../../tailwind/typefaces.mjs';
import { resolveReferences } from './colour-values.ts';
import type { Variables } from './theme-file.ts';

/** The size of 1rem in px. */
const REM = 16;
/** The difference in px between `--radius` and the smaller radius of buttons and fields in shadcn/ui. */
export const RADIUS_STEP = 2;

/** Splits a list of fonts at its commas. Commas inside quotes do not separate fonts. */
const split = (list: string) => (list.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? []).map((name) => name.trim());
const removeQuotes = (name: string) => name.replace(/^["']|["']$/g, '');

/**
 * Returns the fonts of a list with fallbacks. If the last generic font of the list is `serif` or `monospace`, this font
 * is the fallback. Otherwise, the fallbacks are the site's sans-serif fonts. If the site serves the first font of the
 * list, returns the site's own list for this font.
 */
function listFamilies(list: string): string[] {
  const [first = '', ...rest] = split(list);
  const served = typefaces.find(({ family }) => family === removeQuotes(first));
  if (served) return getFontFamily(served.roles[0] === 'display' ? 'display' : 'sans');
  const isGeneric = (name: string) =>
    /^(?:(?:ui-)?(?:sans-serif|serif|monospace|rounded)|system-ui)$/.test(name);
  const fallback = getFontFamily('sans');
  const own = [first, ...rest]
    .filter((name) => !isGeneric(name))
    .map((name) => `"${removeQuotes(name)}"`)
    .filter((name) => !fallback.includes(name));
  if (own.length === 0) return fallback;
  const ending = [first, ...rest].findLast(isGeneric);
  return ending && /^(?:serif|monospace)$/.test(ending) ? [...own, ending] : [...own, ...fallback];
}

/** Returns a radius in px. Returns undefined if the value is not a length in px or rem. */
function readPixels(value: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (number === undefined || (!unit && Number(number) !== 0)) return undefined;
  return Number(number) * (unit === 'rem' ? REM : 1);
}

/**
 * Returns the fonts and the radius of a theme, the names of the variables that were used, and for other variables the
 * reason why they were not.
 */
export function readShape(variables: Variables) {
  const reasons = new Map<string, string>();
  const used: string[] = [];
  const valueOf = (name: string) => {
    const variable = variables.get(name);
    const value = variable && resolveReferences(variable.value, variables);
    if (variable && !value) reasons.set(name, `${variable.value} is not set in the file`);
    return value;
  };
  const familyNamed = (name: string) => {
    const list = valueOf(name);
    if (!list) return undefined;
    if (lexer.matchProperty('font-family', list).error)
      return void reasons.set(name, `'${list}' is not a list of fonts`);
    used.push(name);
    return listFamilies(list);
  };
  const sans = familyNamed('font-sans');
  const heading = familyNamed('font-heading') ?? familyNamed('font-display');
  const display = heading ?? sans;
  const value = valueOf('radius');
  const radius = value === undefined ? undefined : readPixels(value);
  if (radius !== undefined) used.push('radius');
  else if (value !== undefined) reasons.set('radius', `'${value}' is not a length in px or rem`);
  const md = `${Number(Math.max((radius ?? 0) - RADIUS_STEP, 0).toFixed(2))}px`;
  const square = { certificate: '0px', frame: '0px', specimen: '0px' };
  const shape: Look = {
    ...(display && { family: { ...(sans && { sans }), display } }),
    ...(sans && !heading && { weight: { title: '600' } }),
    ...(radius !== undefined && { radius: radius === 0 ? { md, ...square } : { md } }),
  };
  return { shape, used, reasons };
}
