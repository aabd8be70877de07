import { useSyncExternalStore } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { Icon } from './icon.tsx';

const looks = {
  /** In words. */
  words: 'inline-flex min-h-tap items-center gap-2 underline underline-offset-[.25em] hover:decoration-mark',
  /** An icon alone, on night. */
  icon: 'inline-grid size-tap place-items-center text-on-night hover:bg-plate',
} as const;

/** Stops, or allows again, everything on the site that moves by itself (G11). */
export function PauseAnimations({ look = 'words' }: { look?: keyof typeof looks }) {
  const preference = useSyncExternalStore(
    motionPreference.subscribe,
    motionPreference.get,
    () => 'playing' as const,
  );
  const paused = preference === 'paused';
  return (
    <button
      type="button"
      data-needs-script
      className={looks[look]}
      onClick={() => motionPreference.set(paused ? 'playing' : 'paused')}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      <span className={look === 'icon' ? 'sr-only' : undefined}>
        {paused ? 'Play animations' : 'Pause animations'}
      </span>
    </button>
  );
}
