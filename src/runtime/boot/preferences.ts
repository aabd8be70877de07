/**
 * Changes the theme, and pauses or resumes animations. Both preferences are attributes of `<html>`, which style sheets
 * use. theme.js copies the preferences from localStorage before the first paint, and when another tab has changed them.
 */
import { getRootData } from '../protocol.ts';

const root = getRootData();

const isDark = () =>
  root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
/** For each preference, a function that returns the value after a click on the button. */
const getNextValue = {
  theme: () => (isDark() ? 'light' : 'dark'),
  motion: () => (root.motion ? '' : 'paused'),
};

/** Handles a click on a button with `data-preference`. Returns false for other elements. */
export function changePreference({ dataset }: HTMLElement): boolean {
  const preference = dataset.preference as keyof typeof getNextValue | undefined;
  if (!preference) return false;
  const value = (root[preference] = getNextValue[preference]());
  try {
    localStorage[preference] = value;
  } catch {
    // storage is blocked: the choice applies until the visitor leaves the page
  }
  return true;
}
