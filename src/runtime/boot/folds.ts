import { foldWhereNarrow, narrow, openWhereDue, target } from '../folds.ts';

/** Folds what is marked `data-folds` on a phone, opens it where there is room, and whenever the address comes to name it. */
export function foldOnPhones() {
  const each = (does: (part: HTMLDetailsElement) => void) => () => {
    document.querySelectorAll<HTMLDetailsElement>('[data-folds]').forEach(does);
    target()?.querySelector(':scope > .accordion-panel')?.removeAttribute('hidden');
  };
  const fold = each(foldWhereNarrow);
  fold();
  narrow().addEventListener('change', fold);
  addEventListener('hashchange', each(openWhereDue));
}
