import { readFileSync, readdirSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';

/** The feature name of each kind of node. */
const words: Record<string, (name: string) => string> = {
  Atrule: (name) => `@${name}`,
  Feature: (name) => `(${name})`,
  PseudoClassSelector: (name) => `:${name}`,
  PseudoElementSelector: (name) => `::${name}`,
  Function: (name) => `${name}()`,
  NestingSelector: () => '&',
};

/** Keywords newer than the minimum browsers, by property. */
const newerKeywords: readonly [property: RegExp, value: RegExp][] = [
  [/^grid/, /\b(?:subgrid|masonry)\b/],
  [/^(?:text-wrap|white-space)/, /\b(?:balance|pretty|stable)\b/],
  [/^transition/, /\ballow-discrete\b/],
  [/(?:width|height|-size)$/, /(?<!-)\bstretch\b/],
  [/^content$/, /\//], // alternative text
  [/./, /\((?=from )|\bauto-phrase\b/], // relative colours
];

/**
 * Every property, selector, function, rule, query and unit of length in the built style sheets, and every keyword of
 * `newerKeywords` outside `@supports`, written as `property: keyword`. Nested rules count as `&`.
 */
export function featuresOfCss(): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync('dist/assets').filter((file) => file.endsWith('.css'))) {
    walk(parse(readFileSync(`dist/assets/${name}`, 'utf8')), function visit(node) {
      if (node.type === 'Declaration') {
        found.add(node.property);
        const value = generate(node.value).replaceAll(/"[^"]*"/g, '""');
        for (const [property, keyword] of newerKeywords) {
          const [hit] = (property.test(node.property) && keyword.exec(value)) || [];
          if (hit && this.atrule?.name !== 'supports') found.add(`${node.property}: ${hit}`);
        }
      } else if (node.type === 'Rule' && this.rule) found.add('&');
      else if (node.type === 'Dimension') found.add(`1${node.unit}`);
      else {
        const word = words[node.type]?.('name' in node ? String(node.name) : '');
        if (word) found.add(word);
      }
    });
  }
  return new Set([...found].filter((word) => !/^[:@]*-/.test(word)));
}

/*
 * By MDN's compatibility data of November 2026. Look up a feature that is on neither list: add it to the first list if
 * the minimum browsers support it, else to the second with what a visitor sees without it.
 */
export const known = new Set(
  `
  (forced-colors) (hover) (max-height) (max-resolution) (min-height) (min-width) (pointer)
  (prefers-color-scheme) (prefers-contrast) (prefers-reduced-motion) 1deg 1em 1fr 1mm 1ms 1pt 1px 1rem 1s
  1vh 1vw 1x ::backdrop ::file-selector-button ::marker ::placeholder :after :before :checked :disabled :empty
  :first-child :first-letter :first-of-type :focus :focus-visible :focus-within :host :hover :is :lang :last-child :modal :not
  :nth-child :only-child :root :where @container @font-face @keyframes @layer @media @supports align-content align-items
  align-self animation animation-duration animation-iteration-count animation-name
  animation-timing-function appearance aspect-ratio attr() background
  background-clip background-color background-image background-position background-repeat border border-block
  border-block-color border-block-style
  border-block-width border-bottom border-bottom-color border-bottom-style border-bottom-width border-collapse
  border-color border-image border-inline-color border-inline-end border-inline-start border-inline-style border-inline-width
  border-left border-left-color border-left-style border-left-width border-radius border-right-style
  border-right-width border-style border-top border-top-style border-top-width border-width bottom box-shadow
  box-sizing break-after break-inside calc() clamp() clear clip-path color color-scheme column-gap columns
  contain contain-intrinsic-block-size contain-intrinsic-size conic-gradient() container container-type content counter() cubic-bezier()
  cursor display env() fill filter fit-content() flex flex-basis flex-direction flex-flow flex-shrink flex-wrap float font font-display
  font-family font-feature-settings font-size font-style font-synthesis font-variant-numeric
  font-variation-settings font-weight format() gap grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
  grid-column-start grid-row grid-row-start grid-template grid-template-columns grid-template-rows height hue-rotate() inset inset()
  inset-block inset-inline inset-inline-start invert() isolation justify-content justify-items left letter-spacing line-height
  linear-gradient() list-style list-style-type local() margin margin-block margin-block-start margin-bottom margin-inline
  margin-inline-end margin-inline-start margin-left margin-right margin-top max() max-height max-width min() min-height min-width minmax() mix-blend-mode
  opacity order outline outline-color outline-offset overflow overflow-wrap overflow-x overflow-y padding
  padding-block padding-bottom padding-inline padding-inline-start padding-left padding-right padding-top
  place-content place-items pointer-events polygon() position radial-gradient() repeat() repeating-linear-gradient() resize
  rgb() right rotate rotate() row-gap scale scroll-margin-inline-start scroll-padding scroll-snap-align scroll-snap-type
  size-adjust src stroke stroke-linecap stroke-linejoin stroke-opacity stroke-width tab-size text-align text-decoration text-decoration-line
  text-decoration-thickness text-indent text-underline-offset top touch-action transform transition
  transition-duration transition-property transition-timing-function translate translateY() unicode-range var()
  vertical-align visibility white-space width z-index
`
    .trim()
    .split(/\s+/),
);

/** Features that some minimum browsers lack, and what a visitor sees there. */
export const goesWithout: Record<string, string> = {
  '::details-content': 'adjacent cards may differ in height by a line',
  ':open': 'in a forgiving selector list with [open]',
  ':popover-open': 'in a forgiving selector list with [open]',
  '@page': 'margins on paper are the browser’s own',
  '@bottom-right': 'no page numbers on paper',
  '@property': 'Tailwind sets the initial values itself there',
  inherits: 'of @property',
  'initial-value': 'of @property',
  syntax: 'of @property',
  '@starting-style': 'elements open without a transition',
  '1dvh': 'a declaration before it in vh',
  '1lh': 'an arrow is some pixels higher (Firefox 115 to 119, Chrome 105 to 108)',
  ':has':
    'Firefox 115 to 120: both fields for a reply are shown, and some columns and margins are the plain ones',
  'color-mix()': 'Chrome 105 to 110: a solid colour before it, or no tint',
  'accent-color': 'checkboxes have the system’s colour',
  'ascent-override': 'text shifts when the font loads',
  'descent-override': 'text shifts when the font loads',
  'line-gap-override': 'text shifts when the font loads',
  'content: /': 'the preceding declaration has the same text',
  'content-visibility': 'all bands are rendered at once',
  'field-sizing': 'a long text scrolls in its field',
  hyphens: 'long words break without a hyphen where the browser has no dictionary',
  'forced-color-adjust': 'the browser has no forced colours either',
  'hanging-punctuation': 'quotation marks are inside the column',
  'margin-trim': 'for the inner button of a search field',
  mask: 'the prefixed property is used',
  'mask-image': 'the prefixed property is used',
  'mask-position': 'the prefixed property is used',
  orphans: 'a page may begin or end with a single line',
  widows: 'a page may begin or end with a single line',
  'overscroll-behavior': 'the page behind a menu scrolls on',
  'paint-order': 'the stroke of a letter covers its fill',
  'print-color-adjust': 'the prefixed property is used',
  'round()': 'the unrounded width before it',
  'animation-range': 'a drawing beside its steps is not highlighted',
  'animation-timeline': 'a drawing beside its steps is not highlighted',
  'timeline-scope': 'a drawing beside its steps is not highlighted',
  'view-timeline': 'a drawing beside its steps is not highlighted',
  'view()': 'a drawing beside its steps is not highlighted',
  'scrollbar-gutter': 'the page shifts by its scrollbar under a dialog',
  'scrollbar-width': 'a carousel shows its scrollbar',
  'text-wrap': 'lines break where they are full',
  'text-wrap: balance': 'lines break where they are full',
  'text-wrap: pretty': 'lines break where they are full',
  'user-select': 'the prefixed property is used',
};
