import { getIconButtonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { menuItemClass } from './page-link.tsx';
import * as words from '#words/site.json';

const variants = {
  square: getIconButtonClass(),
  row: menuItemClass.drawer,
} as const;

/**
 * A button that switches between the light and the dark theme. Until the first click, the theme follows the system. The
 * boot script handles clicks, also after hydration (runtime/boot/preferences.ts): the HTML contains the texts and icons
 * of both states, and CSS shows one of them.
 */
export function ThemeToggle({ variant }: { variant: keyof typeof variants }) {
  const labelClass = variant === 'square' ? 'sr-only' : undefined;
  return (
    <button type="button" data-needs-script="" data-preference="theme" className={variants[variant]}>
      <span className="contents dark:hidden">
        <span className={labelClass}>{words.switchToDark}</span>
        <Icon name="moon" />
      </span>{' '}
      <span className="hidden dark:contents">
        <span className={labelClass}>{words.switchToLight}</span>
        <Icon name="sun" />
      </span>
    </button>
  );
}
