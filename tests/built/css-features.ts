import { readFileSync, readdirSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';

/** The texts that stand for features, by the type of the syntax node. The name of the node replaces `_`. */
const words: Record<string, string> = {
  Atrule: '@_',
  Feature: '(_)',
  PseudoClassSelector: ':_',
  PseudoElementSelector: '::_',
  Function: '_()',
  NestingSelector: '&',
};

/** Keywords that are newer than the minimum browsers, by property. */
const newerKeywords: readonly [property: RegExp, value: RegExp][] = [
  [/^grid/, /\b(?:subgrid|masonry)\b/],
  [/^(?:text-wrap|white-space)/, /\b(?:balance|pretty|stable)\b/],
  [/^transition/, /\ballow-discrete\b/],
  [/(?:width|height|-size)$/, /(?<!-)\bstretch\b/],
  [/^content$/, /\//], // alternative text of generated content
  [/./, /\((?=from )|\bauto-phrase\b/], // relative colours
];

/**
 * Returns the properties, pseudo-classes and -elements, functions, at-rules, media features and units in the built style
 * sheets, except prefixed ones. Also returns `&` for nested rules, and `property:keyword` for each of `newerKeywords`.
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
          if (hit && this.atrule?.name !== 'supports') found.add(`${node.property}:${hit}`);
        }
      } else if (node.type === 'Rule' && this.rule) found.add('&');
      else if (node.type === 'Dimension') found.add(`1${node.unit}`);
      else {
        const word = words[node.type];
        if (word) found.add(word.replace('_', 'name' in node ? String(node.name) : ''));
      }
    });
  }
  return new Set([...found].filter((word) => !/^[:@]*-/.test(word)));
}

/**
 * The CSS features that all minimum browsers support, from MDN's compatibility data of November 2026. If the test finds
 * a feature that is neither here nor in `lacking`, look it up. If some minimum browsers do not support it, add it to
 * `lacking`, together with what visitors of these browsers see.
 */
export const supportedFeatures = new Set(
  `
  (forced-colors) (hover) (max-height) (max-resolution) (min-height) (min-width) (pointer)
  (prefers-color-scheme) (prefers-contrast) (prefers-reduced-motion) 1cqw 1deg 1em 1fr 1mm 1ms 1pt 1px 1rem 1s
  1vh 1vw 1x ::backdrop ::file-selector-button ::marker ::placeholder :after :before :checked :disabled :empty
  :first-child :first-letter :first-of-type :focus :focus-visible :focus-within :host :hover :is :lang :last-child :last-of-type :not
  :nth-child :only-child :root :where @container @font-face @keyframes @layer @media @supports align-content align-items
  align-self animation animation-duration animation-iteration-count animation-name
  animation-timing-function appearance aspect-ratio attr() background
  background-clip background-color background-image background-position background-repeat border border-block
  border-block-color border-block-style
  border-block-width border-bottom border-bottom-color border-bottom-style border-bottom-width border-collapse
  border-color border-image border-inline-color border-inline-end-style border-inline-end-width border-inline-start-style border-inline-start-width border-inline-style border-inline-width
  border-left border-left-color border-left-style border-left-width border-radius border-right-style
  border-right-width border-style border-top border-top-color border-top-style border-top-width border-width bottom box-shadow
  box-sizing break-after break-inside calc() clamp() clear clip-path color color-scheme column-gap columns
  contain contain-intrinsic-block-size contain-intrinsic-size conic-gradient() container container-type content counter() cubic-bezier()
  cursor display env() fill filter fit-content() flex flex-basis flex-direction flex-flow flex-shrink flex-wrap float font font-display
  font-family font-feature-settings font-size font-style font-synthesis font-variant-numeric
  font-variation-settings font-weight format() gap grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
  grid-column-start grid-row grid-row-start grid-template-columns grid-template-rows height hue-rotate() inset inset()
  inset-block inset-inline inset-inline-start invert() isolation justify-content justify-items justify-self left letter-spacing line-height
  linear-gradient() list-style list-style-type local() margin margin-block margin-bottom margin-inline
  margin-inline-end margin-inline-start margin-left margin-right margin-top max() max-height max-width min() min-height min-width minmax() mix-blend-mode
  opacity order outline outline-color outline-offset overflow overflow-wrap overflow-x overflow-y padding
  padding-block padding-bottom padding-inline padding-inline-start padding-left padding-right padding-top
  place-content place-items pointer-events polygon() position radial-gradient() repeat() repeating-linear-gradient() resize
  rgb() right rotate rotate() row-gap scale scroll-margin-inline-start scroll-padding scroll-padding-bottom scroll-padding-top scroll-snap-align scroll-snap-type
  size-adjust src stroke stroke-linecap stroke-linejoin stroke-opacity stroke-width tab-size text-align text-decoration text-decoration-line
  text-decoration-thickness text-indent text-rendering text-underline-offset top touch-action transform transition
  transition-duration transition-property transition-timing-function translate translateY() unicode-range var()
  vertical-align visibility white-space width word-spacing z-index
`
    .trim()
    .split(/\s+/),
);

/** The features that some minimum browsers lack, by what visitors of these browsers see instead. */
const lacking: readonly [effect: string, features: string][] = [
  ['adjacent cards may differ in height by a line', '::details-content'],
  ['nothing else: in a list with [open], browsers ignore unknown selectors', ':open :popover-open'],
  [
    'paper has the browser’s own margins, and pages without numbers and registrations',
    '@page @bottom-left @bottom-right @top-right :first',
  ],
  ['nothing else: Tailwind also sets the initial values', '@property inherits initial-value syntax'],
  ['elements open without a transition', '@starting-style'],
  ['the height in vh, which the declaration before it sets', '1dvh'],
  ['an arrow is some pixels higher (Firefox 115 to 119, Chrome 105 to 108)', '1lh'],
  ['Firefox 115 to 120: both fields for a reply, and simpler columns and margins', ':has'],
  ['Chrome 105 to 110: a solid colour, which the declaration before it sets, or no tint', 'color-mix()'],
  ['checkboxes have the system’s colour', 'accent-color'],
  ['text shifts when the font loads', 'ascent-override descent-override line-gap-override'],
  ['nothing else: the declaration before it has the same text', 'content:/'],
  ['all sections are rendered at once', 'content-visibility'],
  ['a long text scrolls in its field', 'field-sizing'],
  ['long words break without a hyphen where the browser has no dictionary', 'hyphens'],
  ['nothing else: these browsers have no forced colours', 'forced-color-adjust'],
  ['quotation marks are inside the column', 'hanging-punctuation'],
  ['nothing else: it is only for a button inside search fields', 'margin-trim'],
  [
    'nothing else: a prefixed property exists',
    'mask mask-image mask-position print-color-adjust user-select',
  ],
  ['a printed list may begin on the page after its heading', 'break-before'],
  ['a printed frame is open where a page ends', 'box-decoration-break'],
  ['a printed drawing of a calculation is larger', 'zoom'],
  ['the page behind a menu scrolls on', 'overscroll-behavior'],
  ['the stroke of a letter covers its fill', 'paint-order'],
  ['the exact width, which the declaration before it sets', 'round()'],
  [
    'a drawing beside its steps is not highlighted',
    'animation-range animation-timeline timeline-scope view-timeline view()',
  ],
  ['the page shifts by its scrollbar under a dialog', 'scrollbar-gutter'],
  ['a carousel shows its scrollbar', 'scrollbar-width'],
  ['Chrome 105 to 116: controls of one row may be at different heights', 'grid-template-rows:subgrid'],
  ['lines of a text have different lengths', 'text-wrap text-wrap:balance text-wrap:pretty'],
];
export const featuresWithFallback = new Set(lacking.flatMap(([, features]) => features.split(' ')));
