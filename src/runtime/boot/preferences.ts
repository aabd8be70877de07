/**
 * Changes the theme, and pauses or resumes animations. Both preferences are attributes of `<html>`, which the style
 * sheets use. theme.js copies them from localStorage before the first paint, and when localStorage has changed.
 */
import { rootData } from '../protocol.ts';

const root = rootData();

const isDark = () =>
  root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
/** Functions that return the value of a preference after a click on its button. */
const nextValue = {
  theme: () => (isDark() ? 'light' : 'dark'),
  motion: () => (root.motion ? '' : 'paused'),
};

/** Handles a click on a button with `data-preference`; returns false for any other button. */
export function changePreference({ dataset }: HTMLElement): boolean {
  const preference = dataset.preference as keyof typeof nextValue | undefined;
  if (!preference) return false;
  const value = (root[preference] = nextValue[preference]());
  try {
    localStorage[preference] = value;
  } catch {
    // storage is blocked: the choice applies until the visitor leaves the page
  }
  return true;
}
