import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPseudoSite, pseudoLanguage } from '../../scripts/pseudo-site.mjs';
import { importBuiltServer } from '../../build/built-server.ts';
import { serveSite } from '../../build/static-host.ts';
import { findPageSource } from '../../src/site/page-source.ts';
import { routes } from '../../src/site/routes.ts';
import { clippedTexts } from '../a11y/checks/clipping.ts';
import { installHelpers } from '../a11y/checks/check.ts';
import { expect, hydrate, nightly, test } from '../browser.ts';
import { expectNoHorizontalScroll, setView, squeezedParts, distantLabels } from './page-checks.ts';
import { brokenWords } from './word-fit.ts';

/*
 * Builds the site with a pseudo-language by the steps of docs/languages.md. The words of this language have accents and
 * are 40% longer (scripts/pseudo-words.mjs).
 */

test('each page has room for the longer words of another language', nightly, async ({ page }) => {
  test.setTimeout(1_800_000);
  const folder = join(mkdtempSync(join(tmpdir(), 'pseudo-')), 'site');
  buildPseudoSite(folder);
  const site = await serveSite(join(folder, 'dist'), await importBuiltServer(folder));
  const fileOf = (path: string) =>
    findPageSource(path).replace('src/pages', `src/words/${pseudoLanguage}/pages`).replace('.tsx', '.json');
  const paths = routes.map(({ path }) => path).filter((path) => existsSync(join(folder, fileOf(path))));
  expect(paths.length).toBeGreaterThan(20);
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  for (const path of paths)
    for (const width of [1280, 390]) {
      const state = `${path} at ${width} px`;
      await setView(page, { size: { width, height: 844 }, theme: 'light' });
      await page.goto(`${site.origin}/${pseudoLanguage}${path === '/' ? '' : path}`);
      await hydrate(page);
      await installHelpers(page);
      await expectNoHorizontalScroll(page, state);
      expect.soft(await clippedTexts(page), `${state}: clipped texts`).toEqual([]);
      expect.soft(await brokenWords(page), `${state}: broken words`).toEqual([]);
      expect.soft(await squeezedParts(page), `${state}: squeezed parts`).toEqual([]);
      expect.soft(await distantLabels(page), `${state}: labels away from their control`).toEqual([]);
    }
  await site.stop();
  rmSync(join(folder, '..'), { recursive: true });
});
