import { useSyncExternalStore } from 'react';
import { telLink } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';

const listeners = new Set<() => void>();
let lost = false;

/** Whether a page asked for cannot be fetched, because the site cannot be reached. */
export function setLost(now: boolean) {
  lost = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Said while a page asked for waits for the network: it opens by itself once there is one again (G17). */
export function ConnectionNotice() {
  const waiting = useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
  return (
    <p role="status" className="connection-notice on-night">
      {waiting && (
        <span>
          There is no connection. The page you asked for opens once there is one. You can still call{' '}
          <a href={telLink(firm.phone)} className="font-semibold underline">
            {firm.phone}
          </a>
          .
        </span>
      )}
    </p>
  );
}
