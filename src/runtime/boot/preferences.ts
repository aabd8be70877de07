/**
 * The visitor's theme and the pause of animations. Both are attributes of `<html>`, which style sheets read: theme.js
 * sets them from localStorage before the first paint and whenever it has changed, and this script changes them.
 */
const root = document.documentElement.dataset;

const isDark = () =>
  root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
const next = {
  theme: () => (isDark() ? 'light' : 'dark'),
  motion: () => (root.motion ? '' : 'paused'),
};

/** Carries out a press of a button with `data-preference`; false for any other button. */
export function changePreference({ dataset }: HTMLElement): boolean {
  const preference = dataset.preference as keyof typeof next | undefined;
  if (!preference) return false;
  const value = (root[preference] = next[preference]());
  try {
    localStorage[preference] = value;
  } catch {
    // without storage the choice lasts until the visitor leaves the page
  }
  return true;
}
