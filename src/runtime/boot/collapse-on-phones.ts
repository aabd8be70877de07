import { findFragmentTarget, collapseOnPhone, openIfNeeded, getPhoneMediaQuery } from '../phone-collapse.ts';

/**
 * Collapses `data-collapse` elements on phones, and opens them on wide screens and in print. If the fragment of the URL
 * leads to such an element or to an item of an accordion, opens this element or item, now and at each `hashchange`.
 */
export function collapseOnPhones() {
  const findDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-collapse]')];
  const openTarget = () => {
    findDetails().forEach(openIfNeeded);
    findFragmentTarget()?.querySelector(':scope > [data-answer]')?.removeAttribute('hidden');
  };
  findDetails().forEach(collapseOnPhone);
  openTarget();
  addEventListener('hashchange', openTarget);

  let openOnPhone: HTMLDetailsElement[] = [];
  const query = getPhoneMediaQuery();
  query.addEventListener('change', () => {
    if (!query.matches) openOnPhone = findDetails().filter(({ open }) => open); // the phone was rotated, or prints the page
    findDetails().forEach(collapseOnPhone);
    for (const details of openOnPhone) details.open = true;
  });
}
