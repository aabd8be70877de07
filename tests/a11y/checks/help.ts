import type { Page } from '@playwright/test';
import { routes } from '../../../src/site/routes.ts';

const contact = routes.find(({ label }) => label === 'Contact')?.path ?? '';

/**
 * The ways to reach the firm that stand on every page, in their order round the page's own content
 * (3.2.6, G19): to be the same on all pages.
 */
export const helpOrderIn = (document: Document, contactPage = contact): string[] =>
  [...document.querySelectorAll('a[href], main')].flatMap((element) => {
    if (element.localName === 'main') return ['(content)'];
    const href = element.getAttribute('href') ?? '';
    const isHelp = /^(tel:|mailto:|https:\/\/wa\.me)/.test(href) || href === contactPage;
    return isHelp && !element.closest('main') ? [href.replace(/\?.*/, '')] : [];
  });

/** The same of a page in a browser. */
export const helpOrder = (page: Page): Promise<string[]> =>
  page.evaluate(`(${helpOrderIn.toString()})(document, ${JSON.stringify(contact)})`);
