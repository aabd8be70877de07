/**
 * Returns the media query for phones, on which `data-collapse` has an effect: screens narrower than `sm` of
 * tailwind/theme.ts.
 */
export const getPhoneMediaQuery = () => matchMedia('screen and (width<40rem)');

/** Returns the element that the fragment of the URL names. */
export const findFragmentTarget = () => document.getElementById(location.hash.slice(1));

/**
 * Opens a `<details>` on wide screens. Also opens it on phones if the fragment of the URL names the `<details>`, one of
 * its ancestors or one of its descendants. Never closes it, because the visitor may have opened it.
 */
export function openIfNeeded(details: HTMLDetailsElement) {
  const target = findFragmentTarget();
  const isTargeted = target?.contains(details) || details.contains(target);
  if (isTargeted || !getPhoneMediaQuery().matches) details.open = true;
}

/**
 * Collapses a `<details>` on phones, unless the focus is in its content or the fragment of the URL refers to it. Opens
 * it on wide screens.
 */
export function collapseOnPhone(details: HTMLDetailsElement) {
  details.open = details.querySelector(':focus-within:not(summary)') !== null;
  openIfNeeded(details);
}
