import { findFragmentTarget, collapseOnPhone, openIfNeeded, getPhoneMediaQuery } from '../phone-collapse.ts';

/**
 * Collapses `data-collapse` elements on phones, and opens them on wide screens. An element that the fragment of the URL
 * names stays open, and so does an item of an accordion that it names.
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
