/*
 * All listeners share one timer, which fires at each full minute while the page is visible. So all times on the page
 * change together.
 */

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleTimer() {
  clearTimeout(timer);
  if (listeners.size === 0 || document.visibilityState === 'hidden') return;
  timer = setTimeout(notifyListeners, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function notifyListeners() {
  if (document.visibilityState === 'visible') for (const listener of listeners) listener();
  scheduleTimer();
}

/** Calls `listener` at each full minute, and when the page becomes visible. Returns a function that unsubscribes. */
export function runEveryMinute(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', notifyListeners);
  listeners.add(listener);
  scheduleTimer();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', notifyListeners);
    scheduleTimer();
  };
}
