import type { Page } from '@playwright/test';
import { pasteTheme } from '../../scripts/theme/paste-theme.ts';
import type { Colours } from '../../tailwind/roles.ts';
import { colourRules } from '../a11y/engines/axe.ts';
import { setStyles } from '../a11y/evaluate.ts';
import { expect, openHydrated, test } from '../browser.ts';
import { publicThemes } from '../unit/theme/public-themes.ts';
import { coveringPages } from './covering-pages.ts';
import { expectNoAxeFindingsIn } from './page-checks.ts';

/* Converts public themes like `npm run theme`, and adds a style sheet with their colours to the built site. */

const size = { width: 1280, height: 800 };
/** Themes with low contrast, with vivid backgrounds, and with a dark main button. Unit tests check all public themes. */
const names = ['kodama-grove', 'neo-brutalism', 'zinc'];

/** Replaces all colours of the page, in the light and in the dark scheme. */
function setColours(page: Page, colours: Colours) {
  const declarations = Object.entries(colours).map(([role, value]) => `--${role}: ${value};`);
  return setStyles(page, 'pasted theme', `:root:root:root { ${declarations.join(' ')} }`);
}

// The first covering pages add the most sections and widgets.
for (const path of coveringPages.slice(0, 2))
  test(`${path} passes the colour rules of axe with public themes (G12)`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
    await openHydrated(page, path);
    for (const name of names) {
      const { after } = pasteTheme(publicThemes[name]!, `${name}.css`);
      for (const scheme of ['light', 'dark'] as const) {
        await setColours(page, after[scheme]);
        await expect(page.locator('html')).toHaveCSS('--background', after[scheme].background);
        await test.step(`${name}, ${scheme}`, () =>
          expectNoAxeFindingsIn(page, path, { size, theme: scheme }, { only: colourRules }));
      }
    }
  });
