/**
 * The visitor's theme and the pause of animations: attributes of `<html>` that style sheets use. theme.js sets them
 * from localStorage before the first paint, and again when localStorage has changed.
 */
import { rootData } from '../protocol.ts';

const root = rootData();

const isDark = () =>
  root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
const next = {
  theme: () => (isDark() ? 'light' : 'dark'),
  motion: () => (root.motion ? '' : 'paused'),
};

/** Handles a click on a button with `data-preference`; returns false for any other button. */
export function changePreference({ dataset }: HTMLElement): boolean {
  const preference = dataset.preference as keyof typeof next | undefined;
  if (!preference) return false;
  const value = (root[preference] = next[preference]());
  try {
    localStorage[preference] = value;
  } catch {
    // storage is blocked: the choice applies until the visitor leaves the page
  }
  return true;
}
