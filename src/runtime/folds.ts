/** Below this width (`sm` of tailwind.config.ts) what is marked `data-folds` is folded; not on paper. */
export const narrow = () => matchMedia('screen and (width < 40rem)');

/** What the fragment of the address names. */
export const target = () => document.getElementById(location.hash.slice(1));

/**
 * Opens a part where there is room, or where the address names it, what it is in or what is in it, by its fragment or
 * by a figure of its calculator; never closes what a visitor has opened.
 */
export function openWhereDue(part: HTMLDetailsElement) {
  const named = target();
  part.open ||=
    !narrow().matches ||
    location.search.includes(`${part.dataset.folds}=`) ||
    !!(named?.contains(part) || part.contains(named));
}

/** Folds a part, unless it is due to be open or contains the focus. */
export function foldWhereNarrow(part: HTMLDetailsElement) {
  part.open = part.contains(document.activeElement);
  openWhereDue(part);
}
