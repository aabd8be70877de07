const getRoot = () => document.documentElement;

/**
 * The state of the site-wide "Pause animations" button (G11). runtime/boot/preferences.ts stores it in
 * `html[data-motion]`.
 */
export const motionPreference = {
  isPaused: () => getRoot().dataset.motion === 'paused',
  /** Calls `onChange` in a microtask after each change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void) {
    const observer = new MutationObserver(onChange);
    observer.observe(getRoot(), { attributeFilter: ['data-motion'] });
    return () => observer.disconnect();
  },
};
