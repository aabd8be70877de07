import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';

/** Told to the boot script each time a part of the page becomes live, so that it can repeat held clicks. */
export const LIVE_EVENT = 'part-live';

const loading = new Set<Promise<unknown>>();

/** Settles when the code of every deferred part met so far is here; rejects when one failed to load. */
export const deferredParts = () => Promise.all(loading);

/**
 * A part whose library arrives after the page. Its prerendered HTML stays in place, untouched, until the code
 * is here, and for good when the code never comes: nothing a visitor can read or follow is lost.
 * Keep state and changing context below the boundary; a change above it would discard that HTML.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Asked for after this module's evaluation, which is a long task on a slow phone as it is.
  const code = import.meta.env.SSR ? undefined : Promise.resolve().then(load);
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
  return function Deferred(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
