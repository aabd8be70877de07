import type { Page } from '@playwright/test';
import { routes } from '../../../src/site/routes.ts';

const contact = routes.find(({ label }) => label === 'Contact')?.path ?? '';

/**
 * The contact links outside main and their order around it, which must be the same on all pages (3.2.6, G19).
 */
export const helpOrderIn = (document: Document, contactPage = contact): string[] =>
  [...document.querySelectorAll('a[href], main')].flatMap((element) => {
    if (element.localName === 'main') return ['(content)'];
    const href = element.getAttribute('href') ?? '';
    const isHelp = /^(tel:|mailto:|https:\/\/wa\.me)/.test(href) || href === contactPage;
    return isHelp && !element.closest('main') ? [href.replace(/\?.*/, '')] : [];
  });

/** The same for a page in a browser. */
export const helpOrder = (page: Page): Promise<string[]> =>
  page.evaluate(`(${helpOrderIn.toString()})(document, ${JSON.stringify(contact)})`);
