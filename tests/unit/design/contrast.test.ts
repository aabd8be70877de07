import { expect, it } from 'vitest';
import { createContrastErrors } from '../../../build/theme-checks/contrast.ts';
import { pairs, theme, written } from '../../../tailwind.config.ts';
import { looks } from '../../../tailwind/looks/index.ts';
import { roles } from '../../../tailwind/roles.ts';
import type { Role } from '../../../tailwind/roles.ts';
import { chooseTheme } from '../../../tailwind/theme.ts';
import type { Choice } from '../../../tailwind/theme.ts';

const none = { light: {}, dark: {} };
const lookOf = (look: Choice['look']) => chooseTheme(written, { look, brand: undefined, exact: none });
const names = Object.keys(looks) as Choice['look'][];

const themes = [['as shown', theme] as const, ...names.map((look) => [look, lookOf(look)] as const)];
it.each(themes)('each pair of roles has its minimum contrast in the theme: %s (G12)', (_look, shown) => {
  expect(createContrastErrors(shown), 'change it in tailwind.config.ts or its look').toEqual([]);
});

it('each role except the decorative borders is in at least one pair of roles', () => {
  const named = new Set(pairs.flatMap(({ front, on }) => [...front, ...on]));
  const decorative: Role[] = ['border', 'footer-border'];
  expect(roles.filter((role) => !named.has(role) && !decorative.includes(role))).toEqual([]);
});

it.each([
  ['type', 'h3', ['clamp(1.25rem, 2vw, 1.5rem', { lineHeight: '1.2' }], "type.h3 is 'clamp(1.25rem, 2vw"],
  ['family', 'sans', ['Noto Sans', '12px'], "family.sans is 'Noto Sans, 12px'"],
  ['weight', 'bold', '70000', "weight.bold is '70000'"],
  ['line', 'hair', '1px', "line.hair is '1px'"],
  ['light', 'foreground', 'rebeccapurple', "light.foreground is 'rebeccapurple'"],
] as const)('a theme is rejected if %s has for %s the invalid value %j', (part, role, value, message) => {
  const base = { ...written, [part]: { ...written[part], [role]: value } };
  expect(() => chooseTheme(base, { look: 'engraved', brand: undefined, exact: none })).toThrow(message);
});
