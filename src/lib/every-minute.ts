const MINUTE_MS = 60_000;

/* A shared timer that fires at each full minute while the page is visible. */

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule() {
  clearTimeout(timer);
  if (listeners.size === 0 || document.visibilityState === 'hidden') return;
  timer = setTimeout(notify, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function notify() {
  if (document.visibilityState === 'visible') for (const listener of listeners) listener();
  schedule();
}

/** Calls `listener` at each full minute, and when the page becomes visible. Returns a function that unsubscribes. */
export function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', notify);
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', notify);
    schedule();
  };
}
