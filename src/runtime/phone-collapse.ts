/** Matches screens on which `data-collapse` has an effect: narrower than `sm` of tailwind/theme.ts. */
export const phoneMediaQuery = () => matchMedia('screen and (width<40rem)');

/** Returns the element that the fragment of the URL names. */
export const fragmentTarget = () => document.getElementById(location.hash.slice(1));

/**
 * Opens a `<details>` on wide screens, or if the fragment of the URL names the element, an ancestor or a descendant. It
 * never closes a `<details>`, because the visitor may have opened it.
 */
export function openIfNeeded(details: HTMLDetailsElement) {
  const target = fragmentTarget();
  details.open ||= !phoneMediaQuery().matches || !!(target?.contains(details) || details.contains(target));
}

/** Collapses a `<details>` on a phone, unless the URL refers to it or it contains the focus. */
export function collapseOnPhone(details: HTMLDetailsElement) {
  details.open = details.contains(document.activeElement);
  openIfNeeded(details);
}
