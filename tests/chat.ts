import type { BrowserContext, Page } from '@playwright/test';

/** The chat, by both of its addresses. */
export const isChat = (url: string) => /^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(url);

/**
 * The tab that a press opens for the chat, and the address it asks for. Nobody answers there: the browsers of the
 * tests know no host but the site's own (chromium.ts).
 */
export async function chatOf(
  context: BrowserContext,
  press: () => Promise<unknown>,
): Promise<{ tab: Page; address: string }> {
  const [request, tab] = await Promise.all([
    context.waitForEvent('request', (one) => isChat(one.url())),
    context.waitForEvent('page'),
    press(),
  ]);
  return { tab, address: request.url() };
}
