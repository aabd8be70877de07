/** Builds the theme from four layers: the values of tailwind.config.ts, the look, the brand and the exact colours. */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { looks } from './looks/index.ts';
import { createPalette } from './palette.ts';
import type { Brand } from './palette.ts';
import { roles } from './roles.ts';
import type { Colours, Role } from './roles.ts';
import { checkValues, throwInvalid } from './values.ts';
import { layerColours } from './variants.ts';
import type { WrittenColours } from './variants.ts';

type Values = Readonly<Record<string, string>>;
type TypeRole = readonly [
  size: string,
  more: { readonly lineHeight: string; readonly letterSpacing?: string },
];

/** The values of the theme. tailwind.config.ts explains them. */
export interface Theme {
  light: Colours;
  dark: Colours;
  family: Readonly<Record<'display' | 'sans', readonly string[]>>;
  weight: Values;
  type: Readonly<Record<string, TypeRole>>;
  leading: Values;
  tracking: Values;
  radius: Values;
  line: Values;
  shadow: Values;
  space: Values;
  width: Values;
  duration: Values;
  easing: Values;
}

/** The theme as it is written in tailwind.config.ts, where variants of colours are optional. */
export type WrittenTheme = Omit<Theme, 'light' | 'dark'> & Record<'light' | 'dark', WrittenColours>;

/** A look overrides some values of the theme. */
export type Look = { readonly brand?: Brand } & { readonly [Part in keyof Theme]?: Partial<Theme[Part]> };

export interface Choice {
  look: keyof typeof looks;
  brand: Brand | undefined;
  exact: { light: Partial<Record<Role, string>>; dark: Partial<Record<Role, string>> };
}

/** Merges one part of the theme from several layers. Later layers override earlier layers. */
const mergeLayers = (layers: readonly Look[], part: keyof Theme) =>
  Object.assign({}, ...layers.map((layer) => layer[part]));

/**
 * Returns the theme with the values of looks. Later looks override earlier looks. The values of a look override the
 * colours that its brand generates.
 * @throws Error that names a colour other than six-digit hex, an invalid CSS value, or an invalid field of the brand
 */
export function createTheme(base: WrittenTheme, overrides: readonly Look[]): Theme {
  const layers: Look[] = [
    base,
    ...overrides.flatMap((look) => (look.brand ? [createPalette(look.brand), look] : [look])),
  ];
  const theme: Theme = {
    ...(Object.fromEntries(
      Object.keys(base).map((part) => [part, mergeLayers(layers, part as keyof Theme)]),
    ) as unknown as Theme),
    light: layerColours(
      'light',
      layers.map(({ light }) => light),
    ),
    dark: layerColours(
      'dark',
      layers.map(({ dark }) => dark),
    ),
  };
  for (const scheme of ['light', 'dark'] as const) {
    for (const role of roles) {
      const value = theme[scheme][role];
      if (!/^#[0-9A-F]{6}$/i.test(value)) throwInvalid(`${scheme}.${role}`, value, 'a six-digit hex colour');
    }
  }
  checkValues(theme);
  return theme;
}

/**
 * Returns the theme of the site. The environment variable LOOK selects another look, so that it can be tried without an
 * edit.
 * @throws Error that names an unknown look, and the errors of `createTheme`
 */
export function chooseTheme(base: WrittenTheme, { look, brand, exact }: Choice): Theme {
  const name = process.env.LOOK ?? look;
  const chosen: Look | undefined = (looks as Record<string, Look>)[name];
  if (!chosen)
    throwInvalid(process.env.LOOK ? 'LOOK' : 'look', name, `one of ${Object.keys(looks).join(', ')}`);
  return createTheme(base, [chosen, brand ? { brand, ...exact } : exact]);
}

const createVariables = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]));

const getWidth = (line: string) => line.split(' ')[0] ?? '';

/** The sides of an element and their names in CSS. In `border-t-hair`, the side is `t`. */
const sides = {
  '': '',
  '-t': 'Top',
  '-r': 'Right',
  '-b': 'Bottom',
  '-l': 'Left',
  '-x': 'Inline',
  '-y': 'Block',
  '-s': 'InlineStart',
  '-e': 'InlineEnd',
};

/** Colour names of shadcn/ui that are not roles here, with their roles. Copied components of shadcn/ui need them. */
export const aliases = {
  'card-foreground': 'foreground',
  popover: 'card',
  'popover-foreground': 'foreground',
  'accent-foreground': 'foreground',
  'destructive-foreground': 'card',
} as const satisfies Record<string, Role>;

/** Returns the configuration of Tailwind. It replaces Tailwind's palette, so that only the roles have utilities. */
export function createTailwindConfig(theme: Theme) {
  const widths = Object.fromEntries(Object.entries(theme.line).map(([name, line]) => [name, getWidth(line)]));
  return {
    content: [],
    theme: {
      // The widths are in rem, so that a larger root font size selects the narrower layout (WCAG 1.4.4, 1.4.10).
      screens: {
        xs: '22.5625rem',
        sm: '40rem',
        md: '48rem',
        carousel: '62rem',
        lg: '64rem',
        nav: '72.5rem',
        xl: '80rem',
        roomy: '87.5rem',
      },
      colors: {
        transparent: 'transparent',
        current: 'currentColor',
        ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
        ...Object.fromEntries(Object.entries(aliases).map(([name, role]) => [name, `var(--${role})`])),
      },
      fontFamily: theme.family,
      fontSize: theme.type,
      fontWeight: theme.weight,
      lineHeight: theme.leading,
      letterSpacing: theme.tracking,
      aspectRatio: { video: '16 / 9' },
      borderRadius: { sm: theme.radius.md, lg: theme.radius.md, ...theme.radius },
      boxShadow: theme.shadow,
      transitionDuration: theme.duration,
      transitionTimingFunction: theme.easing,
      line: theme.line,
      lineWidth: widths,
      extend: {
        textDecorationThickness: widths,
        // These heights are for thick lines that are drawn as boxes: h-bar, h-slab.
        height: { bar: widths.bar, slab: widths.slab },
        maxWidth: theme.width,
        spacing: theme.space,
      },
    },
    plugins: [
      plugin(({ addBase, matchUtilities }) => {
        // These utilities set the width and the style of a line. Tailwind's own utilities set only the width.
        for (const [side, property] of Object.entries(sides)) {
          const draw = (line: string) => ({
            [`border${property}Width`]: getWidth(line),
            [`border${property}Style`]: line.slice(getWidth(line).length + 1),
          });
          matchUtilities({ [`border${side}`]: draw }, { values: theme.line });
        }
        addBase({
          ':root': { colorScheme: 'light', ...createVariables(theme.light) },
          '@media (prefers-color-scheme: dark)': {
            ':root:not([data-theme="light"])': { colorScheme: 'dark', ...createVariables(theme.dark) },
          },
          ':root[data-theme="dark"]': { colorScheme: 'dark', ...createVariables(theme.dark) },
          // Tailwind 4 does not read the default border colour from a configuration file, so this rule sets it.
          '*, ::before, ::after': { borderColor: 'var(--input)' },
        });
      }),
    ],
  } as unknown as Config & { theme: { colors: Values; screens: Values } };
}
