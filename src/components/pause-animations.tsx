import { useSyncExternalStore } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { Icon } from './icon.tsx';

/** Stops, or allows again, everything on the site that moves by itself (G11). */
export function PauseAnimations() {
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
      className="inline-flex min-h-tap items-center gap-2 underline underline-offset-[.25em] hover:decoration-mark"
      onClick={() => motionPreference.set(paused ? 'playing' : 'paused')}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      {paused ? 'Play animations' : 'Pause animations'}
    </button>
  );
}
