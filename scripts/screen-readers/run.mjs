/**
 * Runs the steps of steps.mjs with NVDA (Windows) or VoiceOver (macOS) on the built site, and prints one line per step.
 * This needs a build and the package @guidepup/guidepup. Usage: npx @guidepup/setup setup --ci, then node
 * scripts/screen-readers/run.mjs nvda|voiceover
 */
import { chromium, webkit } from '@playwright/test';
import { preview } from 'vite';
import { findMissingAnnouncements } from './announcements.mjs';
import { steps } from './steps.mjs';

const guidepup = await import('@guidepup/guidepup');
const isVoiceOver = process.argv[2] === 'voiceover';
const reader = isVoiceOver ? guidepup.voiceOver : guidepup.nvda;
const site = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
const origin = new URL(site.resolvedUrls?.local[0] ?? '').origin;
const browser = await (isVoiceOver
  ? webkit.launch({ headless: false })
  : chromium.launch({ headless: false, channel: 'chrome' }));
const page = await browser.newPage();
await reader.start();
let failed = 0;
for (const step of steps) {
  await page.goto(origin + step.path);
  await page.bringToFront();
  if (isVoiceOver) await reader.interact();
  if (step.focus) await page.locator(step.focus).last().focus();
  if (step.needsHydration) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await reader.clearSpokenPhraseLog();
  const missing = await findMissingAnnouncements(reader, step);
  console.log(
    `${step.row} ${step.path}: ${missing.length === 0 ? 'announced' : `not announced: ${missing.join(' ')}`}`,
  );
  if (missing.length > 0) {
    failed += 1;
    console.log((await reader.spokenPhraseLog()).slice(-40).join('\n'));
  }
}
await reader.stop();
await browser.close();
await site.close();
process.exitCode = failed > 0 ? 1 : 0;
