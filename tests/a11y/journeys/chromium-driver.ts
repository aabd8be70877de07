import type { Page } from '@playwright/test';
import { isChatUrl } from '../../chat.ts';
import { createNavigation } from './drivers.ts';
import type { PageDriver } from './drivers.ts';

/** @param interact performs the first user interaction, which makes the page hydrate */
export function chromiumDriver(page: Page, interact: () => Promise<void>): PageDriver {
  page.setDefaultTimeout(60_000); // less than the limit of a test, so that the error names the journey
  const opened: string[] = [];
  const downloads: string[] = [];
  page.context().on('page', (tab) => {
    // The tests block other hosts, so the tab shows an error page. `close()` fails if the journey has already ended.
    const closing = tab.waitForURL(/^chrome-error:/).then(() => tab.close());
    closing.catch(() => undefined);
  });
  page.context().on('request', (request) => {
    if (isChatUrl(request.url())) opened.push(request.url());
  });
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const evaluate: PageDriver['evaluate'] = (fn, argument) =>
    page.evaluate(fn as (argument: unknown) => never, argument);
  return {
    ...createNavigation((url) => page.goto(url), { interact, evaluate }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate,
    back: () => page.goBack(),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    opened: async () => opened,
    downloads: () => downloads,
  };
}
