const root = () => document.documentElement;

/**
 * The state of the site-wide "Pause animations" button (G11): `html[data-motion]`, which runtime/boot/preferences.ts
 * sets.
 */
export const motionPreference = {
  isPaused: () => root().dataset.motion === 'paused',
  /** Calls back in a microtask after each change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void) {
    const observer = new MutationObserver(onChange);
    observer.observe(root(), { attributeFilter: ['data-motion'] });
    return () => observer.disconnect();
  },
};
