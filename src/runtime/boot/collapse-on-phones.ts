import { findFragmentTarget, collapseOnPhone, openIfNeeded, getPhoneMediaQuery } from '../phone-collapse.ts';

/**
 * Collapses `data-collapse` elements on phones, and opens them on wide screens. If the fragment of the URL leads to such
 * an element or to an item of an accordion, opens this element or item, now and at each `hashchange`.
 */
export function collapseOnPhones() {
  const forEachDetails = (update: (details: HTMLDetailsElement) => void) => () => {
    document.querySelectorAll<HTMLDetailsElement>('[data-collapse]').forEach(update);
    findFragmentTarget()?.querySelector(':scope > [data-answer]')?.removeAttribute('hidden');
  };
  const collapse = forEachDetails(collapseOnPhone);
  collapse();
  getPhoneMediaQuery().addEventListener('change', collapse);
  addEventListener('hashchange', forEachDetails(openIfNeeded));
}
