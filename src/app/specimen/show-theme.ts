/** Previews a theme on /specimen in the browser, without compiling the styles again. */
import type { Colours } from '../../../tailwind/roles.ts';
import type { Theme } from '../../../tailwind/theme.ts';
import { serializeCss } from './serialize-css.ts';

/**
 * Rules that keep the panel in view, keep focused elements above the panel (`scroll-padding-bottom`), and outline texts
 * with too little contrast. They are not classes, because Tailwind leaves out classes that only the specimen uses.
 */
const panelRules = `
html { scroll-padding-bottom: 50vh; }
[data-studio] { position: sticky; bottom: 0; z-index: 20; max-height: 50vh; overflow: auto; }
[data-low-contrast] { outline: 3px dashed var(--destructive) !important; outline-offset: 2px; }
`;

const createVariables = (colours: Colours) =>
  Object.entries(colours)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');

/** Returns rules for the colours. Their higher specificity overrides the rules of tailwind/theme.ts. */
const createColourRules = ({ light, dark }: Pick<Theme, 'light' | 'dark'>) => `
:root:root { ${createVariables(light)} }
@media (prefers-color-scheme: dark) { :root:root:not([data-theme="light"]) { ${createVariables(dark)} } }
:root:root[data-theme="dark"] { ${createVariables(dark)} }
`;

const cornerProperties = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
  (corner) => `border-${corner}-radius`,
);
const properties = ['font-size', ...cornerProperties, 'font-family'];

interface Literal {
  property: string;
  value: string;
}

/** Returns the values that the preview replaces in compiled rules: font sizes, the radius `md` and font families. */
const findLiterals = ({ type, radius, family }: Theme): ReadonlyMap<string, Literal> =>
  new Map([
    ...Object.entries(type).map(
      ([role, [size]]) => [`type ${role}`, { property: 'font-size', value: size }] as const,
    ),
    ...cornerProperties.map((property) => [property, { property, value: radius.md ?? '' }] as const),
    ...Object.entries(family).map(
      ([name, fonts]) => [`family ${name}`, { property: 'font-family', value: fonts.join(', ') }] as const,
    ),
  ]);

/** Returns the values of the theme `to`. The keys are properties with their old value, such as 'font-size 1rem'. */
function findReplacements(from: Theme, to: Theme): ReadonlyMap<string, string> {
  const newLiterals = findLiterals(to);
  return new Map(
    [...findLiterals(from)].map(([key, { property, value }]) => [
      `${property} ${serializeCss(property, value)}`,
      newLiterals.get(key)?.value ?? value,
    ]),
  );
}

function* listStyleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if ('cssRules' in rule) yield* listStyleRules(rule.cssRules as CSSRuleList);
  }
}

/** The original values of changed rules, by property. */
const originalValues = new WeakMap<CSSStyleRule, Map<string, string>>();

/** Replaces the literal values of the theme `from` by values of the theme `to` in all compiled rules. */
function replaceLiterals(from: Theme, to: Theme): void {
  const replacements = findReplacements(from, to);
  for (const sheet of document.styleSheets) {
    for (const rule of listStyleRules(sheet.cssRules)) {
      for (const property of properties) {
        const before = originalValues.get(rule)?.get(property) ?? rule.style.getPropertyValue(property);
        const value = replacements.get(`${property} ${before}`);
        if (value === undefined) continue;
        if (!originalValues.has(rule)) originalValues.set(rule, new Map());
        originalValues.get(rule)?.set(property, before);
        rule.style.setProperty(property, value);
      }
    }
  }
}

/**
 * Returns the style sheet of the preview. The sheet is a property of `globalThis`, because hot reload evaluates this
 * module again: a variable would lose the sheet, and the document would get a second sheet.
 */
function getPreviewSheet(): CSSStyleSheet {
  const state = globalThis as { studioSheet?: CSSStyleSheet };
  state.studioSheet ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(state.studioSheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, state.studioSheet];
  return state.studioSheet;
}

/** Shows the theme `to` on a page that was compiled with the theme `from`. */
export function showTheme(from: Theme, to: Theme): void {
  replaceLiterals(from, to);
  getPreviewSheet().replaceSync(panelRules + (to === from ? '' : createColourRules(to)));
}
