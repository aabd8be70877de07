/** Below this width (`sm` of tailwind.config.ts) the lists of the footer are folded; not on paper. */
const NARROW = 'screen and (width < 40rem)';

/** Folds what is marked `data-folds` on a phone, but for what the address names, and opens it where there is room. */
export function foldOnPhones() {
  const narrow = matchMedia(NARROW);
  const fold = () => {
    const named = document.getElementById(location.hash.slice(1));
    for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-folds]'))
      part.open = !narrow.matches || Boolean(named?.contains(part));
  };
  fold();
  narrow.addEventListener('change', fold);
  addEventListener('hashchange', fold);
}
