import { fragmentTarget, collapseOnPhone, openIfNeeded, phoneMediaQuery } from '../phone-collapse.ts';

/**
 * Collapses `data-collapse` elements on phones. Opens them on wide screens, and if the fragment of the URL names them.
 */
export function collapseOnPhones() {
  const forEachDetails = (update: (details: HTMLDetailsElement) => void) => () => {
    document.querySelectorAll<HTMLDetailsElement>('[data-collapse]').forEach(update);
    fragmentTarget()?.querySelector(':scope > [data-answer]')?.removeAttribute('hidden');
  };
  const collapse = forEachDetails(collapseOnPhone);
  collapse();
  phoneMediaQuery().addEventListener('change', collapse);
  addEventListener('hashchange', forEachDetails(openIfNeeded));
}
