/**
 * Changes the theme, and pauses or resumes animations. Both preferences are attributes of `<html>`, on which the style
 * sheets depend. theme.js copies them from localStorage before the first paint, and whenever another tab has changed
 * them.
 */
import { getRootData } from '../protocol.ts';

const root = getRootData();

const isDark = () =>
  root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
/** For each preference, a function that returns its value after a click on its button. */
const nextValue = {
  theme: () => (isDark() ? 'light' : 'dark'),
  motion: () => (root.motion ? '' : 'paused'),
};

/** Handles a click on a button with `data-preference`. Returns false for other elements. */
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
