import { readStorage, writeStorage } from './storage.ts';

/** The site-wide wish of the 'Pause animations' switch (G11). */
export type MotionPreference = 'playing' | 'paused';

const KEY = 'motion';
const listeners = new Set<() => void>();
let current: MotionPreference | undefined;

const stored = (): MotionPreference => (readStorage('local', KEY) === 'paused' ? 'paused' : 'playing');

/** Style sheets hold hover and looping animations by `html[data-motion="paused"]`. */
function show(preference: MotionPreference) {
  if (preference === 'paused') document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
}

function change(preference: MotionPreference) {
  current = preference;
  show(preference);
  for (const listener of listeners) listener();
}

/** Another tab of the site switched it. */
function follow(event: StorageEvent) {
  if (event.key === KEY || event.key === null) change(stored());
}

export const motionPreference = {
  get(): MotionPreference {
    return (current ??= stored());
  },
  /** Kept in memory when storage is forbidden: it then holds until the page is left. */
  set(preference: MotionPreference) {
    writeStorage('local', KEY, preference);
    change(preference);
  },
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', follow);
    listeners.add(listener);
    show(motionPreference.get());
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', follow);
    };
  },
};
