/** Writes the theme of the site with the variables of shadcn/ui, so that other products of the firm can use it. */
import { theme } from '../../tailwind.config.ts';
import { roles } from '../../tailwind/roles.ts';
import type { Colours } from '../../tailwind/roles.ts';
import { aliases } from '../../tailwind/theme.ts';
import { RADIUS_STEP } from './shape-values.ts';

const md = parseFloat(theme.radius.md ?? '0');
const shared = {
  radius: `${md > 0 ? Number((md + RADIUS_STEP).toFixed(2)) : 0}px`,
  'font-sans': theme.family.sans.join(', '),
  'font-heading': theme.family.display.join(', '),
};

const createVariables = (colours: Colours): Record<string, string> => ({
  ...Object.fromEntries(roles.map((role) => [role, colours[role]])),
  ...Object.fromEntries(Object.entries(aliases).map(([name, role]) => [name, colours[role]])),
});

const formatBlock = (selector: string, values: object) =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n')}\n}`;

/** Returns the theme of the site as CSS with `:root` and `.dark`, or as an item of a shadcn/ui registry. */
export function exportTheme(format: 'css' | 'json'): string {
  const [light, dark] = [createVariables(theme.light), createVariables(theme.dark)];
  if (format === 'css')
    return `${formatBlock(':root', { ...light, ...shared })}\n${formatBlock('.dark', dark)}`;
  return JSON.stringify(
    {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name: 'site-theme',
      type: 'registry:theme',
      cssVars: { theme: shared, light, dark },
    },
    null,
    2,
  );
}
