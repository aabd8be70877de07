import { Icon } from './icon.tsx';
import * as m from '#words/widgets.json';

const variants = {
  /** A button with text. */
  words: 'inline-flex min-h-tap items-center gap-2 underline underline-offset-[.25em] hover:decoration-mark',
  /** On a dark background; an icon only where there is no space for the text. */
  icon: 'inline-flex min-h-tap min-w-tap items-center justify-center gap-2 px-2 text-footer-foreground hover:bg-secondary',
} as const;

/**
 * Pauses and resumes everything that moves by itself (G11). Works before hydration (runtime/boot/preferences.ts): both
 * names are in the HTML, and CSS shows the one that applies. Hidden under reduced motion, when nothing moves by itself.
 */
export function PauseAnimations({ variant = 'words' }: { variant?: keyof typeof variants }) {
  const name = variant === 'icon' ? 'max-nav:sr-only' : undefined;
  return (
    <button
      type="button"
      data-needs-script
      data-preference="motion"
      className={`motion-reduce:hidden ${variants[variant]}`}
    >
      <span className="contents paused:hidden">
        <Icon name="pause" />
        <span className={name}>{m.pauseAnimations}</span>
      </span>{' '}
      <span className="contents playing:hidden">
        <Icon name="play" />
        <span className={name}>{m.playAnimations}</span>
      </span>
    </button>
  );
}
