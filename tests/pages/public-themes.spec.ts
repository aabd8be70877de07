import type { Page } from '@playwright/test';
import { pasteTheme } from '../../scripts/theme/paste-theme.ts';
import type { Colours } from '../../tailwind/roles.ts';
import { colourRules } from '../a11y/engines/axe.ts';
import { setStyles } from '../a11y/evaluate.ts';
import { expect, nightly, openHydrated, test } from '../browser.ts';
import { publicThemes } from '../unit/theme/public-themes.ts';
import { coveringPages } from './covering-pages.ts';
import { expectNoAxeFindingsIn } from './page-checks.ts';

/* Tests public themes, converted as by `npm run theme`. A style sheet adds their colours to the built site. */

const size = { width: 1280, height: 800 };
const schemes = ['light', 'dark'] as const;
/** The themes that are tested on each change: with low contrast, vivid backgrounds and a dark main button. */
const frequent = ['kodama-grove', 'neo-brutalism', 'zinc'];

/** Sets all colours of the page, whichever scheme it has. */
function setColours(page: Page, colours: Colours) {
  const declarations = Object.entries(colours).map(([role, value]) => `--${role}: ${value};`);
  return setStyles(page, 'pasted theme', `:root:root:root { ${declarations.join(' ')} }`);
}

async function expectNoFindings(page: Page, path: string, names: readonly string[]) {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await openHydrated(page, path);
  for (const name of names) {
    const { after } = pasteTheme(publicThemes[name] ?? '', `${name}.css`);
    for (const scheme of schemes) {
      await setColours(page, after[scheme]);
      const background = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--background'),
      );
      expect(background).toBe(after[scheme].background);
      await test.step(`${name}, ${scheme}`, () =>
        expectNoAxeFindingsIn(page, path, { size, theme: scheme }, { only: colourRules }));
    }
  }
}

for (const path of coveringPages.slice(0, 2))
  test(`${path} passes axe with the colours of pasted themes (G12)`, async ({ page }) => {
    await expectNoFindings(page, path, frequent);
  });

for (const path of coveringPages)
  test(`${path} passes axe with the colours of thirty public themes (G12)`, nightly, async ({ page }) => {
    test.setTimeout(600_000);
    await expectNoFindings(page, path, Object.keys(publicThemes));
  });
