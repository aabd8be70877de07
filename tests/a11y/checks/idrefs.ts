import type { Page } from '@playwright/test';
import { expectAllowed } from '../engines/expect.ts';
import { inPage, toFindings } from './check.ts';

/** Checks that every referenced id exists (G8). axe ignores references of collapsed buttons. */
export const idrefs = inPage('idref', '4.1.2', () => {
  const aria = 'labelledby describedby controls owns activedescendant details errormessage flowto';
  const names = aria
    .split(' ')
    .map((name) => `aria-${name}`)
    .concat('for', 'headers', 'list', 'form', 'popovertarget', 'commandfor');
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => {
      const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);
      const missing = ids.filter((id) => !document.getElementById(id));
      // Ignores the empty aria-labelledby of Headless UI, which an aria-label overrides.
      const named = !ids.length && element.hasAttribute('aria-label');
      if (named || (ids.length && !missing.length)) return [];
      return [window.helpers.report(element, `${name} refers to ${missing.join(', ') || 'nothing'}`)];
    }),
  );
});

/** Asserts that no reference is broken. Call `installHelpers` first. */
export const expectNoBrokenReferences = async (page: Page, state: string) =>
  expectAllowed(page, state, toFindings(idrefs, await idrefs.run(page)));
