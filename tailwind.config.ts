/**
 * The look of the site, and the only place to change it: colours, type, space, shape, motion.
 * Role names are what components use (`bg-leaf`, `text-h2`, `py-section`); Tailwind's own
 * palette is replaced, so a colour that is not a role compiles to nothing.
 * tests/unit/design/contrast.test.ts computes the contrast of every pair in `pairs` below.
 */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

export const light = {
  paper: '#FBF6E9', // page ground
  panel: '#F4ECD6', // alternate section, inactive tab
  leaf: '#FFFDF7', // raised sheet: cards, form, certificate, menu
  ledger: '#E8F0E4', // tint: amount column, selected tab, art ground, hover
  ink: '#15202F', // headings, body
  'ink-soft': '#3C4757', // secondary text
  'ink-mute': '#566070', // captions, hints; never over a wave ground
  rule: '#DCD0B2', // decorative hairlines only
  edge: '#84795A', // borders of fields, cards, icon buttons
  engrave: '#0B5245', // links, figures, frames, rosette tone a
  'engrave-fine': '#4E8578', // inner frame line, perforation
  saffron: '#8A4600', // accent text: margin notes, serials
  'saffron-fine': '#C07A1E', // rosette tone b
  marigold: '#F2A51F', // accent fill: primary button, active bar, newsletter
  'marigold-deep': '#E39208', // primary hover
  'on-marigold': '#15202F', // text on marigold
  'marigold-field': '#FFFDF7', // input on marigold
  plate: '#0B4A3F', // solid green: banners, call to action
  'plate-deep': '#073A31', // plate hover
  'on-plate': '#FBF6E9',
  'on-plate-soft': '#CFE0D6',
  'plate-line': '#6FB09D', // lines and rosettes on plate
  night: '#121B29', // utility bar, footer
  'on-night': '#F5EDDA',
  'on-night-soft': '#C6C6BD',
  'night-line': '#3A4659', // decorative footer rules
  error: '#A11C1C',
  'error-tint': '#FBE8E2',
  success: '#0B5245',
  'success-tint': '#E1EFE4',
  focus: '#15202F', // outer line of the two-tone focus ring
  'focus-halo': '#F2A51F', // inner line
} as const;

export type Role = keyof typeof light;

export const dark: Record<Role, string> = {
  paper: '#0D141C',
  panel: '#121C28',
  leaf: '#172331',
  ledger: '#142B27',
  ink: '#F5EDDA',
  'ink-soft': '#D2CDBF',
  'ink-mute': '#A9ABA6',
  rule: '#2C384A',
  edge: '#7B8797',
  engrave: '#8FD1BA',
  'engrave-fine': '#4F9683',
  saffron: '#F7BC5E',
  'saffron-fine': '#C98E34',
  marigold: '#F5B13A',
  'marigold-deep': '#FFC45C',
  'on-marigold': '#15202F',
  'marigold-field': '#FFFDF7',
  plate: '#0C4238',
  'plate-deep': '#08322A',
  'on-plate': '#F8F1E0',
  'on-plate-soft': '#CFE0D6',
  'plate-line': '#5FA592',
  night: '#080D15',
  'on-night': '#F5EDDA',
  'on-night-soft': '#C6C6BD',
  'night-line': '#334055',
  error: '#FF9C8C',
  'error-tint': '#341A1A',
  success: '#8FD1BA',
  'success-tint': '#11291F',
  focus: '#F5EDDA',
  'focus-halo': '#F5B13A',
};

/** Every pair of roles that meets on a page, with its floor (WCAG 1.4.3, 1.4.6 for body, 1.4.11). */
export const pairs: readonly { on: readonly Role[]; front: readonly Role[]; floor: number }[] = [
  { front: ['ink', 'ink-soft'], on: ['paper', 'panel', 'leaf', 'ledger'], floor: 7 },
  { front: ['ink-mute', 'engrave', 'saffron'], on: ['paper', 'panel', 'leaf', 'ledger'], floor: 4.5 },
  { front: ['edge'], on: ['paper', 'panel', 'leaf', 'ledger'], floor: 3 },
  { front: ['engrave-fine', 'saffron-fine'], on: ['paper', 'leaf'], floor: 3 },
  { front: ['on-plate', 'on-plate-soft'], on: ['plate', 'plate-deep'], floor: 7 },
  { front: ['marigold'], on: ['plate', 'plate-deep', 'night'], floor: 4.5 },
  { front: ['plate-line'], on: ['plate'], floor: 3 },
  { front: ['on-night', 'on-night-soft'], on: ['night'], floor: 7 },
  { front: ['on-marigold'], on: ['marigold', 'marigold-deep'], floor: 4.5 },
  { front: ['on-marigold'], on: ['marigold-field'], floor: 7 },
  { front: ['error'], on: ['paper', 'leaf', 'error-tint'], floor: 4.5 },
  { front: ['ink'], on: ['error-tint', 'success-tint'], floor: 7 },
  { front: ['success'], on: ['leaf', 'success-tint'], floor: 4.5 },
  { front: ['focus'], on: ['paper', 'panel', 'leaf', 'ledger'], floor: 3 },
  { front: ['focus-halo'], on: ['plate', 'night'], floor: 3 },
  { front: ['on-night'], on: ['plate', 'night'], floor: 3 },
];

const display = ['"Bona Nova"', '"Bona Nova Fallback"', '"Iowan Old Style"', 'Georgia', 'serif'];
const sans = ['"Source Sans 3"', '"Source Sans 3 Fallback"', '"Noto Sans"', 'system-ui', 'sans-serif'];

/** Whole type roles: size, line height, tracking. Sizes are fluid and in rem, so zoom works (G14). */
const type: Record<string, [string, { lineHeight: string; letterSpacing?: string }]> = {
  h1: ['clamp(2.5rem, 1.75rem + 3.1vw, 4.375rem)', { lineHeight: '1.06', letterSpacing: '-0.012em' }],
  'h1-banner': ['clamp(2.375rem, 1.8rem + 2.6vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.012em' }],
  h2: ['clamp(2rem, 1.55rem + 1.85vw, 3.125rem)', { lineHeight: '1.12', letterSpacing: '-0.012em' }],
  'h2-prose': ['clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)', { lineHeight: '1.12' }],
  h3: ['clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem)', { lineHeight: '1.22' }],
  figure: ['clamp(3.25rem, 2.5rem + 3vw, 5rem)', { lineHeight: '1', letterSpacing: '-0.01em' }],
  'figure-band': ['clamp(2.75rem, 1.9rem + 2.4vw, 4rem)', { lineHeight: '1', letterSpacing: '-0.01em' }],
  amount: ['1.875rem', { lineHeight: '1.1' }],
  kicker: ['clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)', { lineHeight: '1.2' }],
  note: ['1.375rem', { lineHeight: '1.3' }],
  quote: ['1.3125rem', { lineHeight: '1.5' }],
  lead: ['clamp(1.1875rem, 1.13rem + 0.3vw, 1.3125rem)', { lineHeight: '1.5' }],
  body: ['clamp(1.0625rem, 1.03rem + 0.16vw, 1.125rem)', { lineHeight: '1.6' }],
  control: ['1.0625rem', { lineHeight: '1.2' }],
  small: ['1rem', { lineHeight: '1.5' }],
  caption: ['0.9375rem', { lineHeight: '1.4' }],
};

const variables = (roles: Record<string, string>) =>
  Object.fromEntries(Object.entries(roles).map(([role, value]) => [`--${role}`, value]));

export default {
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    // In rem, so that a larger root font reaches the narrower layout (WCAG 1.4.4, 1.4.10).
    screens: { xs: '22.5625rem', sm: '40rem', md: '48rem', carousel: '62rem', lg: '64rem', nav: '72.5rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(light).map((role) => [role, `var(--${role})`])),
    },
    fontFamily: { display, sans },
    fontSize: type,
    fontWeight: { normal: '400', semibold: '600', bold: '700' },
    borderRadius: { none: '0', control: '2px', full: '9999px' },
    boxShadow: { menu: '0 18px 30px -18px rgb(10 20 30 / .45)', none: 'none' },
    transitionDuration: { quick: '160ms', open: '220ms', slide: '1000ms', turn: '900ms' },
    transitionTimingFunction: { out: 'ease-out', engrave: 'cubic-bezier(.2,.7,.1,1)' },
    extend: {
      borderWidth: { control: '1.5px', bar: '5px' },
      maxWidth: { wrap: '82.5rem', text: '42rem' }, // wrap: 77.5rem of content + two gutters
      spacing: {
        DEFAULT: '0.25rem', // one step of the scale: p-4 is 1rem
        gutter: 'clamp(1rem, 4vw, 2.5rem)',
        section: 'clamp(3.5rem, 2.4rem + 4.8vw, 6.5rem)',
        band: 'clamp(2.5rem, 2rem + 2.4vw, 4rem)',
        tap: '2.75rem', // 44 px, the least size of a target (SC 2.5.5)
        control: '3.25rem', // 52 px
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { colorScheme: 'light', ...variables(light) },
        '@media (prefers-color-scheme: dark)': {
          ':root:not([data-theme="light"])': { colorScheme: 'dark', ...variables(dark) },
        },
        ':root[data-theme="dark"]': { colorScheme: 'dark', ...variables(dark) },
        // Tailwind 4 does not read these three defaults from a config file.
        '*, ::before, ::after': { borderColor: 'var(--edge)' },
      });
    }),
  ],
} satisfies Config;
