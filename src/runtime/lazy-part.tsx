import { lazy, memo, Suspense, use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { waitForPressEnd } from '../lib/after-press.ts';
import { isInitialPage } from '../lib/initial-page.ts';
import { compositionEnd } from './composition.ts';
import { nextInHydrationQueue } from './hydration-queue.ts';
import { PART_COMMITTED, PART_HYDRATED } from './protocol.ts';
import { loadWithRetry, memoizeUntilFailure, online } from './retry.ts';
import { ForeignChangesContext } from './translated-page.ts';
import type { ForeignChanges } from './translated-page.ts';

const loaders = new Set<() => Promise<unknown>>();

/** Resolves when the code of all lazy parts of the loaded pages is loaded. Rejects if one fails to load. */
export const loadLazyParts = () => Promise.all([...loaders].map((load) => load()));

/**
 * Like React's `lazy`, for a part of a prerendered page. The HTML of the part stays unchanged until its code is loaded.
 * A failed load is retried at the next user interaction.
 *
 * Rules for a part:
 * - Its root element needs `lazyRoot`: without it, the boot script does not queue the part's events.
 * - Keep state and changing context inside the part, and do not change its props before hydration: React would discard
 *   the HTML with the typed text.
 * - Do not put a part inside another (tests/built/scripts.test.ts): components of Headless UI change their context when
 *   they hydrate.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = memoizeUntilFailure(async () => {
    await online(); // ends the task: evaluating the modules of a page is already a long task on a slow phone
    return (Loaded = await importPart());
  });
  if (!import.meta.env.SSR) {
    loaders.add(load);
    load().catch(() => undefined);
  }

  const instances = new Set<{ rerender: () => void; foreignChanges: ForeignChanges | undefined }>();
  /** Hydrates all instances in the current task if a translator has changed the page. */
  function hydrateNow() {
    const [instance] = instances; // all have the same `foreignChanges`
    instance?.foreignChanges?.hydratePart(() =>
      flushSync(() => instances.forEach(({ rerender }) => rerender())),
    );
  }

  async function loadAndWaitForTurn() {
    const Part = await loadWithRetry(load);
    await nextInHydrationQueue();
    await compositionEnd();
    await waitForPressEnd();
    return {
      default: function HydratedPart(props: Props) {
        useLayoutEffect(() => void window.dispatchEvent(new Event(PART_COMMITTED)), []);
        useEffect(() => void window.dispatchEvent(new Event(PART_HYDRATED)), []);
        return <Part {...props} />;
      },
    };
  }

  const LazyComponent = lazy(() => {
    const loading = loadAndWaitForTurn();
    // Renders in a microtask after React's own callback: rendering earlier would discard the HTML.
    void loading.then(() => queueMicrotask(hydrateNow));
    return loading;
  });

  return memo(function LazyPart(props: Props) {
    // Renders loaded code directly: a resolved promise would still delay a new page.
    const [Part] = useState<ComponentType<Props>>(() =>
      Loaded && !isInitialPage() ? Loaded : LazyComponent,
    );
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const fallback = useRef<HTMLDivElement>(null);
    const foreignChanges = use(ForeignChangesContext);
    useLayoutEffect(() => foreignChanges?.restoreFallbackHtml(fallback.current), [foreignChanges]);
    useEffect(() => {
      if (Part !== LazyComponent) return undefined;
      const instance = { rerender, foreignChanges };
      instances.add(instance);
      return () => void instances.delete(instance);
    }, [Part, foreignChanges]);
    return (
      <Suspense fallback={<div ref={fallback} className="contents" />}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
