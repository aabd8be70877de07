/**
 * The visitor's theme and the pause of animations. Both are attributes of `<html>`, which style sheets read:
 * theme.js sets them from localStorage before the first paint, and this script changes them.
 */
const root = document.documentElement.dataset;

/** The stored values that count. */
const allowed = { theme: /^(light|dark)$/, motion: /^paused$/ };
type Preference = keyof typeof allowed;

function apply(preference: Preference, value = '') {
  if (allowed[preference].test(value)) root[preference] = value;
  else delete root[preference];
}

const isDark = () =>
  root.theme ? root.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
const next = {
  theme: () => (isDark() ? 'light' : 'dark'),
  motion: () => (root.motion ? 'playing' : 'paused'),
};

/** Carries out a press of a button with `data-preference`; false for any other button. */
export function changePreference({ dataset }: HTMLElement): boolean {
  const preference = dataset.preference as Preference | undefined;
  if (!preference) return false;
  const value = next[preference]();
  apply(preference, value);
  try {
    localStorage[preference] = value;
  } catch {
    // without storage the choice lasts until the visitor leaves the page
  }
  return true;
}

function applyStored() {
  try {
    const { theme, motion } = localStorage as Partial<Record<Preference, string>>;
    apply('theme', theme);
    apply('motion', motion);
  } catch {
    // no storage, no stored choice
  }
}

/** Applies what the visitor chooses in another tab, or has chosen on a later page before pressing Back. */
export function followPreferences() {
  addEventListener('storage', applyStored);
  addEventListener('pageshow', applyStored);
}
