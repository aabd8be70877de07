import { useSyncExternalStore } from 'react';
import { Announced } from '../components/announced.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import * as words from '#words/site.json';
import * as common from '#words/common.json';

const listeners = new Set<() => void>();
let isOffline = false;

/** Shows or hides the notice that a page cannot be loaded. */
export function setOffline(value: boolean) {
  isOffline = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A notice that the requested page cannot be loaded now, and that the page will open later. The notice is announced
 * once (G17).
 */
export function OfflineNotice() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );
  if (!isShown) return null;
  return (
    <p
      data-offline=""
      className="fixed bottom-[calc(12px+env(safe-area-inset-bottom))] left-[calc(12px+env(safe-area-inset-left))] z-31 max-w-[min(26rem,100vw-24px)] border-control border-footer-foreground bg-footer px-4 py-3 text-footer-foreground on-footer"
    >
      <Announced>
        {`${words.offline} `}
        <a href={createTelUrl(firm.phone)} className="font-semibold underline">
          {common.callPrefix}
          {firm.phone}
        </a>
      </Announced>
    </p>
  );
}
