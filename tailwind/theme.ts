/** Puts the parts of a theme together: the exact values, the chosen look over them, a brand, exact colours last. */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { looks } from './looks/index.ts';
import { palette } from './palette.ts';
import type { Brand } from './palette.ts';
import { roles } from './roles.ts';
import type { Role } from './roles.ts';
import { checkValues, refuse } from './values.ts';
import { layeredColours } from './variants.ts';
import type { Colours, WrittenColours } from './variants.ts';

type Values = Readonly<Record<string, string>>;
type TypeRole = readonly [
  size: string,
  more: { readonly lineHeight: string; readonly letterSpacing?: string },
];

/** What the site is drawn from; see the comments in tailwind.config.ts. */
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

/** The theme as written in tailwind.config.ts: variants of colours are optional. */
export type WrittenTheme = Omit<Theme, 'light' | 'dark'> & Record<'light' | 'dark', WrittenColours>;

/** A look names only what it changes. */
export type Look = { readonly brand?: Brand } & { readonly [Part in keyof Theme]?: Partial<Theme[Part]> };

export interface Choice {
  look: keyof typeof looks;
  brand: Brand | undefined;
  exact: { light: Partial<Record<Role, string>>; dark: Partial<Record<Role, string>> };
}

/** Later layers win, part by part. */
const layered = (layers: readonly Look[], part: keyof Theme) =>
  Object.assign({}, ...layers.map((layer) => layer[part]));

/**
 * The theme that is shown. The environment variable LOOK tries another look without an edit.
 * @throws Error naming an unknown look, a colour that is no six-digit hex, another value that is
 *   no CSS of its kind, or a wrong field of the brand
 */
export function chooseTheme(base: WrittenTheme, { look, brand, exact }: Choice): Theme {
  const name = process.env.LOOK ?? look;
  const chosen: Look | undefined = (looks as Record<string, Look>)[name];
  if (!chosen) refuse(process.env.LOOK ? 'LOOK' : 'look', name, `one of ${Object.keys(looks).join(', ')}`);
  const layers: Look[] = [
    base,
    ...(chosen.brand ? [palette(chosen.brand)] : []),
    chosen,
    ...(brand ? [palette(brand)] : []),
    exact,
  ];
  const theme: Theme = {
    ...(Object.fromEntries(
      Object.keys(base).map((part) => [part, layered(layers, part as keyof Theme)]),
    ) as unknown as Theme),
    light: layeredColours(
      'light',
      layers.map(({ light }) => light),
    ),
    dark: layeredColours(
      'dark',
      layers.map(({ dark }) => dark),
    ),
  };
  for (const scheme of ['light', 'dark'] as const) {
    for (const role of roles) {
      const value = theme[scheme][role];
      if (!/^#[0-9A-F]{6}$/i.test(value)) refuse(`${scheme}.${role}`, value, 'a six-digit hex colour');
    }
  }
  checkValues(theme);
  return theme;
}

const variables = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]));

const widthOf = (line: string) => line.split(' ')[0] ?? '';

/** Sides that a line can be drawn on: `border-t-hair`. */
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

/** Names of shadcn/ui that share the colour of a role here, so that a component written for it compiles. */
const aliases = {
  'card-foreground': 'foreground',
  popover: 'card',
  'popover-foreground': 'foreground',
  'accent-foreground': 'foreground',
  'destructive-foreground': 'card',
} as const satisfies Record<string, Role>;

/** A theme as Tailwind reads it. Its own palette is replaced, so a colour that is not a role compiles to nothing. */
export function tailwindConfig(theme: Theme) {
  const widths = Object.fromEntries(Object.entries(theme.line).map(([name, line]) => [name, widthOf(line)]));
  return {
    content: [],
    theme: {
      // In rem, so that a larger root font reaches the narrower layout (WCAG 1.4.4, 1.4.10).
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
        // Thick lines that are drawn as boxes: h-bar, h-slab.
        height: { bar: widths.bar, slab: widths.slab },
        maxWidth: theme.width,
        spacing: theme.space,
      },
    },
    plugins: [
      plugin(({ addBase, matchUtilities }) => {
        // Width and style: Tailwind's own utilities would take the width alone.
        for (const [side, property] of Object.entries(sides)) {
          const draw = (line: string) => ({
            [`border${property}Width`]: widthOf(line),
            [`border${property}Style`]: line.slice(widthOf(line).length + 1),
          });
          matchUtilities({ [`border${side}`]: draw }, { values: theme.line });
        }
        addBase({
          ':root': { colorScheme: 'light', ...variables(theme.light) },
          '@media (prefers-color-scheme: dark)': {
            ':root:not([data-theme="light"])': { colorScheme: 'dark', ...variables(theme.dark) },
          },
          ':root[data-theme="dark"]': { colorScheme: 'dark', ...variables(theme.dark) },
          // Tailwind 4 does not read these three defaults from a config file.
          '*, ::before, ::after': { borderColor: 'var(--input)' },
        });
      }),
    ],
  } as unknown as Config & { theme: { colors: Values; screens: Values } };
}
