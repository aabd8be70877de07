import { test } from '@playwright/test';
import type { OpenedBrowser, PageDriver } from './drivers.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

const openers: Record<string, () => Promise<OpenedBrowser>> = { firefox: openFirefox, webkit: openWebkit };

/** Runs a test in the browser of the current project. */
export async function inEngine(run: (driver: PageDriver) => Promise<void>): Promise<void> {
  test.setTimeout(900_000);
  const { driver, stop } = await openers[test.info().project.name]!();
  try {
    await run(driver);
  } finally {
    await stop();
  }
}
