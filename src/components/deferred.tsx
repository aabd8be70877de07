import { lazy, memo, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';

/** Told to the boot script each time a part of the page becomes live, so that it can repeat held clicks. */
export const LIVE_EVENT = 'part-live';

const loading = new Set<Promise<unknown>>();

/** Settles when the code of every deferred part met so far is here; rejects when one failed to load. */
export const deferredParts = () => Promise.all(loading);

/** Any of these says that somebody is here; main.ts starts React at the same ones. */
const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate'];

/** Settles at the first sign of intent, which main.ts marks when it came before this code. */
const intent = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  if (document.documentElement.dataset.intent !== undefined) resolve();
  for (const type of INTENTS)
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
});

interface DeferredOptions {
  /** `intent`: not before somebody is here. `start`: with React, for what moves by itself. */
  from?: 'intent' | 'start';
}

/**
 * A part whose library arrives after the page. Its prerendered HTML stays in place, untouched, until the code
 * is here, and for good when the code never comes: nothing a visitor can read or follow is lost.
 * Keep state and changing context below the boundary; a change above it would discard that HTML. Props that stay
 * the same do no harm.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { from = 'intent' }: DeferredOptions = {},
): ComponentType<Props> {
  // Asked for after this module's evaluation, which is a long task on a slow phone as it is.
  const soon = from === 'intent' ? intent : Promise.resolve();
  const code = import.meta.env.SSR ? undefined : soon.then(load);
  if (code) {
    loading.add(code);
    code.catch(() => undefined);
  }
  const Part = lazy(async () => {
    const Loaded = await (code ?? load()).catch(() => new Promise<never>(() => undefined));
    return {
      default: function LivePart(props: Props) {
        useEffect(() => {
          window.dispatchEvent(new Event(LIVE_EVENT));
        }, []);
        return <Loaded {...props} />;
      },
    };
  });
  return memo(function Deferred(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
