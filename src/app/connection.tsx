import { useSyncExternalStore } from 'react';
import { Announced } from '../components/announced.tsx';
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

/** Shown while a requested page waits for the network; the page opens by itself once there is a connection (G17). */
export function ConnectionNotice() {
  const waiting = useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
  if (!waiting) return null;
  return (
    <p className="connection-notice on-night">
      <Announced>
        There is no connection. The page you asked for opens once there is one. You can still call{' '}
        <a href={telLink(firm.phone)} className="font-semibold underline">
          {firm.phone}
        </a>
        .
      </Announced>
    </p>
  );
}
