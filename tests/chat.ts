import type { BrowserContext } from '@playwright/test';
import { HYDRATION_TIMEOUT_MS } from './browser.ts';

export const isChatUrl = (url: string) => /^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(url);

/** Presses a button that opens the chat. Returns its tab and URL. The chat does not load (`hosts` in chromium.ts). */
export async function openChat(context: BrowserContext, press: () => Promise<unknown>) {
  const [request, tab] = await Promise.all([
    context.waitForEvent('request', {
      predicate: (one) => isChatUrl(one.url()),
      timeout: HYDRATION_TIMEOUT_MS,
    }),
    context.waitForEvent('page', { timeout: HYDRATION_TIMEOUT_MS }),
    press(),
  ]);
  return { tab, url: request.url() };
}
