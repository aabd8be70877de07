import type { BrowserContext, Page } from '@playwright/test';

export const isChatUrl = (url: string) => /^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(url);

/** Presses a button; returns the tab that it opens for the chat, which cannot load here (chromium.ts), and its URL. */
export async function openChat(
  context: BrowserContext,
  press: () => Promise<unknown>,
): Promise<{ tab: Page; address: string }> {
  const [request, tab] = await Promise.all([
    context.waitForEvent('request', (one) => isChatUrl(one.url())),
    context.waitForEvent('page'),
    press(),
  ]);
  return { tab, address: request.url() };
}
