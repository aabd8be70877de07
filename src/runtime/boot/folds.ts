import { foldWhereNarrow, narrow, openWhereDue } from '../folds.ts';

/** Folds what is marked `data-folds` on a phone, opens it where there is room, and whenever the address comes to name it. */
export function foldOnPhones() {
  const each = (does: (part: HTMLDetailsElement) => void) => () =>
    document.querySelectorAll<HTMLDetailsElement>('[data-folds]').forEach(does);
  const fold = each(foldWhereNarrow);
  const openNamedAnswer = () =>
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector(':scope > .accordion-panel')
      ?.removeAttribute('hidden');
  fold();
  openNamedAnswer();
  addEventListener('hashchange', openNamedAnswer);
  narrow().addEventListener('change', fold);
  addEventListener('hashchange', each(openWhereDue));
}
