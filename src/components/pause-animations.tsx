import { Icon } from './icon.tsx';
import * as words from '#words/widgets.json';

const variants = {
  /** An icon with text. */
  text: 'inline-flex min-h-tap items-center gap-2 underline underline-offset-[.25em] hover:decoration-mark',
  /** For dark backgrounds. In narrow windows, only the icon is visible, and only screen readers read the text. */
  icon: 'inline-flex min-h-tap min-w-tap items-center justify-center gap-2 px-2 text-footer-foreground hover:bg-secondary',
} as const;

/**
 * A button that pauses and resumes all automatic motion (G11). It works before hydration (runtime/boot/preferences.ts):
 * the HTML contains the texts of both states, and CSS shows one of them. The button is hidden under reduced motion,
 * because nothing moves then.
 */
export function PauseAnimations({ variant = 'text' }: { variant?: keyof typeof variants }) {
  const textClasses = variant === 'icon' ? 'max-nav:sr-only' : undefined;
  return (
    <button
      type="button"
      data-needs-script
      data-preference="motion"
      className={`motion-reduce:hidden ${variants[variant]}`}
    >
      <span className="contents paused:hidden">
        <Icon name="pause" />
        <span className={textClasses}>{words.pauseAnimations}</span>
      </span>{' '}
      <span className="contents playing:hidden">
        <Icon name="play" />
        <span className={textClasses}>{words.playAnimations}</span>
      </span>
    </button>
  );
}
