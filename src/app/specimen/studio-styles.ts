/** Shows a theme on the page of the development server, without a new compilation of the styles. */
import { lowPairs } from '../../../tailwind/nearest.ts';
import type { Colours } from '../../../tailwind/roles.ts';
import type { Theme } from '../../../tailwind/theme.ts';

/** The panel stays in view, and scrolls focused elements out from behind it. Its rules are here, because Tailwind leaves out classes that only the specimen uses. */
const panelRules = `
html { scroll-padding-bottom: 50vh; }
[data-studio] { position: sticky; bottom: 0; z-index: 20; max-height: 50vh; overflow: auto; }
[data-low-contrast] { outline: 3px dashed var(--destructive) !important; outline-offset: 2px; }
`;

const variables = (colours: Colours) =>
  Object.entries(colours)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');

/** Returns the rules of the colours, with a higher specificity than the rules of tailwind/theme.ts. */
const colourRules = ({ light, dark }: Pick<Theme, 'light' | 'dark'>) => `
:root:root { ${variables(light)} }
@media (prefers-color-scheme: dark) { :root:root:not([data-theme="light"]) { ${variables(dark)} } }
:root:root[data-theme="dark"] { ${variables(dark)} }
`;

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((at) => `border-${at}-radius`);

/** Returns the values of a theme that the compiled styles contain as they are, by CSS property. */
const literals = ({ type, radius, family }: Theme): [property: string, value: string][] => [
  ...Object.values(type).map(([size]): [string, string] => ['font-size', size]),
  ...corners.map((corner): [string, string] => [corner, radius.md ?? '']),
  ...Object.values(family).map((fonts): [string, string] => ['font-family', fonts.join(', ')]),
];

/** Returns a value as the browser serializes it, for comparison. */
function serialize(property: string, value: string): string {
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}

function* rulesOf(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if ('cssRules' in rule) yield* rulesOf(rule.cssRules as CSSRuleList);
  }
}

/** The values of the compiled styles before their first change. */
const compiled = new WeakMap<CSSStyleRule, Map<string, string>>();

/** Replaces values of the compiled theme in all rules. */
function replaceLiterals(from: Theme, to: Theme): void {
  const after = literals(to);
  const values = new Map(
    literals(from).map(([property, value], at) => [
      `${property} ${serialize(property, value)}`,
      after[at]?.[1] ?? value,
    ]),
  );
  const properties = [...new Set(after.map(([property]) => property))];
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet.cssRules)) {
      for (const property of properties) {
        const before = compiled.get(rule)?.get(property) ?? rule.style.getPropertyValue(property);
        const value = values.get(`${property} ${before}`);
        if (value === undefined) continue;
        if (!compiled.has(rule)) compiled.set(rule, new Map());
        compiled.get(rule)?.set(property, before);
        rule.style.setProperty(property, value);
      }
    }
  }
}

const sheet = () => {
  const state = globalThis as { studioSheet?: CSSStyleSheet };
  state.studioSheet ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(state.studioSheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, state.studioSheet];
  return state.studioSheet;
};

/** Shows `to` on a page that was compiled with `from`. */
export function showTheme(from: Theme, to: Theme): void {
  replaceLiterals(from, to);
  sheet().replaceSync(panelRules + (to === from ? '' : colourRules(to)));
}

const MARK = 'data-low-contrast';
const computed = (hex: string) => serialize('color', hex);

/** Returns the background behind an element: its own, or that of its nearest ancestor. */
function groundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}

/** Marks the elements whose text and ground are a failing pair of the shown scheme. Returns their number. */
export function markLowContrast({ light, dark }: Pick<Theme, 'light' | 'dark'>): number {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const colours = isDark ? dark : light;
  const failing = new Map(
    lowPairs(colours).map(({ text, ground }) => [
      `${computed(colours[text])} ${computed(colours[ground])}`,
      `${text} on ${ground}`,
    ]),
  );
  if (failing.size === 0) return 0;
  let marked = 0;
  for (const element of document.querySelectorAll('main *:not([data-studio] *)')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const pair = hasText && failing.get(`${getComputedStyle(element).color} ${groundOf(element)}`);
    if (!pair) continue;
    element.setAttribute(MARK, pair);
    marked += 1;
  }
  return marked;
}
