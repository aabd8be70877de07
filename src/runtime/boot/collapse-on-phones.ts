import { findFragmentTarget, collapseOnPhone, openIfNeeded, getPhoneMediaQuery } from '../phone-collapse.ts';

/**
 * Collapses `data-collapse` elements on phones, and opens them on wide screens and in print. If the fragment of the URL
 * leads to such an element or to an item of an accordion, opens this element or item, now and at each `hashchange`.
 */
export function collapseOnPhones() {
  const update = (updateDetails: (details: HTMLDetailsElement) => void) =>
    document.querySelectorAll<HTMLDetailsElement>('[data-collapse]').forEach(updateDetails);
  const openTarget = () => {
    update(openIfNeeded);
    findFragmentTarget()?.querySelector(':scope > [data-answer]')?.removeAttribute('hidden');
  };
  update(collapseOnPhone);
  openTarget();
  addEventListener('hashchange', openTarget);

  /** The elements that were open before the phone was rotated or printed the page. */
  const openOnPhone = new WeakSet();
  const query = getPhoneMediaQuery();
  query.addEventListener('change', () =>
    update((details) => {
      if (!query.matches) openOnPhone[details.open ? 'add' : 'delete'](details);
      collapseOnPhone(details);
      if (openOnPhone.has(details)) details.open = true;
    }),
  );
}
