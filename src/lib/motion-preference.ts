const root = () => document.documentElement;

/**
 * The state of the site-wide "Pause animations" button (G11). runtime/boot/preferences.ts stores it in
 * `html[data-motion]`.
 */
export const motionPreference = {
  isPaused: () => root().dataset.motion === 'paused',
  /** Calls `onChange` in a microtask after each change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void) {
    const observer = new MutationObserver(onChange);
    observer.observe(root(), { attributeFilter: ['data-motion'] });
    return () => observer.disconnect();
  },
};
