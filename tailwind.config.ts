/**
 * The theme: colours, type, space, lines, corners and motion. Components use the names of roles (`bg-card`, `text-h2`,
 * `py-section`, `border-hair`), so a restyle edits only this file. `npm run lint` and the development server report
 * pairs of roles with too little contrast (tailwind/roles.ts), raw colours in the code, and classes without a rule.
 */
import { chooseTheme, createTailwindConfig } from './tailwind/theme.ts';
import type { Choice, WrittenTheme } from './tailwind/theme.ts';
import { getFontFamily } from './tailwind/typefaces.mjs';

const choice: Choice = {
  /**
   * The look of the site. 'engraved' is the theme below. 'indigo', 'madder', 'monsoon' and 'slate' override some of its
   * values (tailwind/looks/).
   */
  look: 'engraved',

  /**
   * If this is set, all colours are generated from two hues and do not come from the look: `{ hue: 262, primaryHue: 78,
   * chroma: 0.11 }`.
   */
  brand: undefined,

  /** Overrides single colours of the look and the brand: `light: { brand: '#0B5245' }`. */
  exact: { light: {}, dark: {} },
};

/**
 * The theme. `brand-fine`, `secondary`, `secondary-hover`, `secondary-border`, `primary-hover`, `primary-bright`,
 * `highlight-fine`, `ring` and `ring-inner` need no value: they are derived from the colour to which they belong
 * (tailwind/variants.ts).
 */
export const written: WrittenTheme = {
  light: {
    background: '#FBF6E9', // the page
    foreground: '#15202F', // headings, text
    'foreground-soft': '#3C4757', // secondary text
    muted: '#F4ECD6', // alternate section, inactive tab
    'muted-foreground': '#454F5F', // captions, hints; never over a wave pattern
    card: '#FFFDF7', // cards, forms, certificates, menus
    accent: '#E8F0E4', // tint: hover, selected tab, amount column, background of drawings
    border: '#DCD0B2', // decorative hairlines only
    input: '#84795A', // borders of fields, cards and icon buttons
    brand: '#0B5245', // links, figures, frames, first tone of a rosette
    highlight: '#7E3B00', // text of margin notes and serial numbers
    primary: '#F2A51F', // main button, active bar
    'primary-foreground': '#0E1724',
    'secondary-foreground': '#FBF6E9', // on secondary: banners, call to action
    'secondary-foreground-soft': '#CFE0D6',
    footer: '#121B29', // utility bar, footer
    'footer-foreground': '#F5EDDA',
    'footer-foreground-soft': '#C6C6BD',
    'footer-border': '#3A4659', // decorative lines of the footer
    destructive: '#9C1417', // errors
    'destructive-tint': '#FBE8E2',
    success: '#0B5245',
    'success-tint': '#E1EFE4',
  },

  dark: {
    background: '#0D141C',
    foreground: '#F5EDDA',
    'foreground-soft': '#D2CDBF',
    muted: '#121C28',
    'muted-foreground': '#B1B3AD',
    card: '#172331',
    accent: '#142B27',
    border: '#2C384A',
    input: '#7B8797',
    brand: '#8FD1BA',
    highlight: '#F7BC5E',
    primary: '#F5B13A',
    'primary-foreground': '#15202F',
    'secondary-foreground': '#F8F1E0',
    'secondary-foreground-soft': '#CFE0D6',
    footer: '#080D15',
    'footer-foreground': '#F5EDDA',
    'footer-foreground-soft': '#C6C6BD',
    'footer-border': '#334055',
    destructive: '#FF9C8C',
    'destructive-tint': '#341A1A',
    success: '#8FD1BA',
    'success-tint': '#11291F',
  },

  /**
   * The font families. The fonts that the site serves are listed in tailwind/typefaces.mjs. Other fonts must be
   * installed on the device.
   */
  family: { display: getFontFamily('display'), sans: getFontFamily('sans') },

  /**
   * The font weights. `title` is for h1 and h2. The display font needs the weights `title` and `bold`, and the sans
   * font needs `normal` and `semibold`.
   */
  weight: { normal: '400', semibold: '600', bold: '700', title: '400' },

  /** The type roles: size, line height and tracking. Sizes are in rem, so that zoom works (G14). Most are fluid. */
  type: {
    xs: ['0.9375rem', { lineHeight: '1.4' }],
    sm: ['1rem', { lineHeight: '1.5' }],
    base: ['clamp(1.0625rem, 1.03rem + 0.16vw, 1.125rem)', { lineHeight: '1.6' }],
    lg: ['clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', { lineHeight: '1.5' }],
    xl: ['1.25rem', { lineHeight: '1.3' }],
    h1: ['clamp(2.5rem, 1.75rem + 3.1vw, 4.375rem)', { lineHeight: '1.06', letterSpacing: '-0.012em' }],
    'h1-banner': ['clamp(2.0625rem, 1.45rem + 3vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.012em' }],
    h2: ['clamp(1.75rem, 1.1rem + 2.6vw, 3.125rem)', { lineHeight: '1.12', letterSpacing: '-0.012em' }],
    'h2-prose': ['clamp(1.5rem, 1.2rem + 1.35vw, 2.375rem)', { lineHeight: '1.12' }],
    h3: ['clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem)', { lineHeight: '1.22' }],
    figure: ['clamp(3.25rem, 2.5rem + 3vw, 5rem)', { lineHeight: '1', letterSpacing: '-0.01em' }],
    'figure-band': ['clamp(2.75rem, 1.9rem + 2.4vw, 4rem)', { lineHeight: '1', letterSpacing: '-0.01em' }],
    spread: ['clamp(3rem, 22vw, 18rem)', { lineHeight: '1', letterSpacing: '-0.02em' }], // the figure of a full-width band
    seal: ['clamp(3rem, 2rem + 3.6vw, 4.75rem)', { lineHeight: '1' }], // the figure inside the hero's rosette
    logo: ['clamp(1.3125rem, 1.1rem + 0.6vw, 1.5rem)', { lineHeight: '1' }], // the firm's name
    amount: ['1.875rem', { lineHeight: '1.1' }],
    step: ['1.75rem', { lineHeight: '1' }], // numbers of steps and slides
    kicker: ['clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)', { lineHeight: '1.2' }],
    note: ['1.375rem', { lineHeight: '1.3' }],
    quote: ['1.3125rem', { lineHeight: '1.5' }],
    control: ['1.0625rem', { lineHeight: '1.2' }],
    detail: ['clamp(1rem, 0.9rem + 0.4vw, 1.125rem)', { lineHeight: '1.5' }], // the text under a name in a row
  },

  /** Line heights and tracking that are used without a type role. */
  leading: { tight: '1.25', snug: '1.375', normal: '1.5' },
  tracking: { wide: '0.025em' },

  /**
   * The radii of corners. `sm` and `lg` equal `md` unless they are set. The corners of certificates are concave, and
   * 0px makes them square.
   */
  radius: {
    none: '0',
    md: '2px', // buttons, fields
    certificate: '30px',
    frame: '22px',
    specimen: '24px',
    punch: '11px', // half circles at the ends of a perforation
    full: '9999px',
  },

  /** The width and style of lines. Their colours are roles. */
  line: {
    hair: '1px solid',
    control: '1.5px solid', // fields, buttons
    frame: '1.5px solid', // rules, frames, seals
    slab: '6px solid', // the short thick start of a rule
    inset: '1px solid', // second line inside a frame or seal
    button: '1px solid', // second line inside the main button
    perforation: '2px dashed',
    invalid: '2px solid', // a field with an error
    account: '3px double',
    page: '6px double',
    bar: '5px solid', // mark of the selected item
    link: '1.5px solid', // under a link
    mark: '3px solid', // under a hovered link, under an item of the navigation bar
    focus: '3px solid', // each of the two lines of the focus ring; SC 2.4.13 requires at least 2px
  },

  shadow: { sm: '0 1px 2px rgb(10 20 30 / .1)', lg: '0 18px 30px -18px rgb(10 20 30 / .45)' },

  space: {
    DEFAULT: '0.25rem', // one step of the scale: p-4 is 1rem
    gutter: 'clamp(1rem, 4.3vw, 2.75rem)', // 44 px on wide screens, where the floating buttons are in the gutter
    section: 'clamp(1.75rem, 0.1rem + 7vw, 6.5rem)',
    band: 'clamp(1.75rem, 0.75rem + 4.2vw, 4rem)',
    stack: 'clamp(1.5rem, 0.6rem + 3.8vw, 3.25rem)', // vertical gap between blocks of a section
    aside: 'clamp(2rem, 5vw, 4.5rem)', // horizontal gap between columns
    apart: 'clamp(1.25rem, 0.8rem + 1.9vw, 2rem)', // gap after a heading
    close: 'clamp(0.5rem, 0.15rem + 1.5vw, 1rem)', // gap between related lines
    tap: '2.75rem', // 44 px, the minimum size of a target (SC 2.5.5)
    control: '3.25rem', // 52 px
  },

  width: { wrap: 'clamp(83rem, 82vw, 104rem)', text: '42rem' }, // wrap: content and two gutters

  /** The durations of CSS transitions and animations. Carousels and accordions set their own speed. */
  duration: { quick: '160ms', sheet: '200ms', open: '220ms', turn: '900ms', draw: '1200ms' },
  easing: { out: 'ease-out', engrave: 'cubic-bezier(.2,.7,.1,1)' },
};

/** The theme of the site: the values above, overridden by the look, the brand and the exact colours of `choice`. */
export const theme = chooseTheme(written, choice);
export const { light, dark } = theme;
export { pairs } from './tailwind/roles.ts';
export type { Role } from './tailwind/roles.ts';

export default createTailwindConfig(theme);
