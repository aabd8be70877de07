import type { Page } from '@playwright/test';
import { expectAllowed } from '../engines/expect.ts';
import { inPage, toFindings } from './check.ts';

/** Checks that every id to which an attribute refers exists (G8). axe ignores the references of collapsed buttons. */
export const idrefs = inPage('idref', '4.1.2', () => {
  const aria = 'labelledby describedby controls owns activedescendant details errormessage flowto'.split(' ');
  const html = ['for', 'headers', 'list', 'form', 'popovertarget', 'commandfor'];
  const names = [...aria.map((name) => `aria-${name}`), ...html];
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => {
      const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);
      const missing = ids.filter((id) => !document.getElementById(id));
      // Headless UI writes an empty aria-labelledby, which browsers ignore if there is an aria-label.
      const isIgnored = !ids.length && element.hasAttribute('aria-label');
      if (isIgnored || (ids.length && !missing.length)) return [];
      return [window.helpers.report(element, `${name} refers to ${missing.join(', ') || 'nothing'}`)];
    }),
  );
});

/** Asserts that every id to which an attribute refers exists. Call `installHelpers` first. */
export const expectNoBrokenReferences = async (page: Page, state: string) =>
  expectAllowed(page, state, toFindings(idrefs, await idrefs.run(page)));
