import { findFragmentTarget, collapseOnPhone, openIfNeeded, phoneMediaQuery } from '../phone-collapse.ts';

/**
 * Collapses `data-collapse` elements on phones, except one that the fragment of the URL names. Opens them on wide screens.
 * Also opens the item of an accordion that the fragment names.
 */
export function collapseOnPhones() {
  const forEachDetails = (update: (details: HTMLDetailsElement) => void) => () => {
    document.querySelectorAll<HTMLDetailsElement>('[data-collapse]').forEach(update);
    findFragmentTarget()?.querySelector(':scope > [data-answer]')?.removeAttribute('hidden');
  };
  const collapse = forEachDetails(collapseOnPhone);
  collapse();
  phoneMediaQuery().addEventListener('change', collapse);
  addEventListener('hashchange', forEachDetails(openIfNeeded));
}
