/** Returns the media query of screens on which `data-collapse` has an effect: narrower than `sm` of tailwind/theme.ts. */
export const phoneMediaQuery = () => matchMedia('screen and (width<40rem)');

/** Returns the element that the fragment of the URL names. */
export const findFragmentTarget = () => document.getElementById(location.hash.slice(1));

/**
 * Opens a `<details>` on wide screens, or if the fragment of the URL names it, an ancestor or a descendant. Never closes
 * a `<details>`, because the visitor may have opened it.
 */
export function openIfNeeded(details: HTMLDetailsElement) {
  const target = findFragmentTarget();
  const isTargeted = target !== null && (target.contains(details) || details.contains(target));
  if (isTargeted || !phoneMediaQuery().matches) details.open = true;
}

/** Collapses a `<details>` on a phone, unless it contains the focus or the fragment of the URL refers to it. */
export function collapseOnPhone(details: HTMLDetailsElement) {
  details.open = details.contains(document.activeElement);
  openIfNeeded(details);
}
