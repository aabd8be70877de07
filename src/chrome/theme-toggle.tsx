import { Icon } from '../components/icon.tsx';
import { writeStorage } from '../lib/storage.ts';

/**
 * Also read by runtime/theme.js, which blocks until the theme is set: before the first paint, and without a comment,
 * which would be half of it. Where storage is closed, the system's theme applies.
 */
const KEY = 'theme';

function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const next = dark ? 'light' : 'dark';
  root.dataset.theme = next;
  writeStorage('local', KEY, next); // where storage is closed, the choice lasts until the page is left
}

const looks = {
  square:
    'inline-grid size-12 place-items-center rounded-control border-control border-edge text-control hover:bg-ledger',
  row: 'drawer-row',
} as const;

/**
 * Follows the system until pressed. Both names and both icons are in the markup and chrome.css shows the pair that
 * fits, so that the prerendered page is the same for every visitor.
 */
export function ThemeToggle({ look }: { look: keyof typeof looks }) {
  const words = look === 'square' ? 'sr-only' : undefined;
  return (
    <button type="button" data-needs-script="" className={looks[look]} onClick={switchTheme}>
      <span className="in-light contents">
        <span className={words}>Switch to dark theme</span>
        <Icon name="moon" />
      </span>{' '}
      <span className="in-dark contents">
        <span className={words}>Switch to light theme</span>
        <Icon name="sun" />
      </span>
    </button>
  );
}
