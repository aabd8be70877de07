/** Below this width (`sm` of tailwind.config.ts) what is marked `data-folds` is folded; not on paper. */
export const narrow = () => matchMedia('screen and (width < 40rem)');

/** Folds a part where it is to be folded, unless the address names what it is in. */
export function foldWhereNarrow(part: HTMLDetailsElement) {
  const named = document.getElementById(location.hash.slice(1));
  part.open =
    !narrow().matches || location.search.includes(`${part.dataset.folds || '#'}=`) || !!named?.contains(part);
}
