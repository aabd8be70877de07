import { foldWhereNarrow, narrow } from '../folds.ts';

/** Folds what is marked `data-folds` on a phone, but for what the address names, and opens it where there is room. */
export function foldOnPhones() {
  const fold = () =>
    document.querySelectorAll<HTMLDetailsElement>('[data-folds]').forEach((part) => foldWhereNarrow(part));
  fold();
  narrow().addEventListener('change', fold);
  addEventListener('hashchange', fold);
}
