/**
 * Pictures of Home in every look of tailwind/looks, light and dark: docs/looks/*.webp, shown in docs/restyle.md.
 * Run it after a change of looks and commit the result. Usage: npm run looks [-- name ...]
 */
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer, runnerImport } from 'vite';
import { chromiumPath, sandboxArgs } from './chromium.mjs';

const quiet = { configFile: false, logLevel: 'error' };
const { LOOK } = process.env; // read by tailwind/theme.ts too

if (LOOK) await shoot(LOOK);
else {
  const { looks } = (await runnerImport('./tailwind/looks/index.ts', quiet)).module;
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : Object.keys(looks)) {
    // A process each: Tailwind reads its configuration once.
    execFileSync(process.execPath, [fileURLToPath(import.meta.url)], {
      env: { ...process.env, LOOK: name },
      stdio: 'inherit',
    });
  }
}

async function shoot(name) {
  await mkdir('docs/looks', { recursive: true });
  const server = await createServer({ logLevel: 'error', server: { port: 0 } });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: sandboxArgs,
  });
  for (const colorScheme of ['light', 'dark']) {
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    page.setDefaultTimeout(120_000); // the development server compiles on the first request
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = `docs/looks/${name}-${colorScheme}.webp`;
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 55, effort: 6, smartSubsample: true })
      .toFile(file);
    console.log(file, `${Math.round(size / 1000)} kB`);
  }
  await browser.close();
  await server.close();
}
