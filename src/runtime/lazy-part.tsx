import { lazy, memo, Suspense, use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { waitForPressEnd } from '../lib/after-press.ts';
import { isInitialPage } from '../lib/initial-page.ts';
import { waitForCompositionEnd } from './composition.ts';
import { waitForHydrationTurn } from './hydration-queue.ts';
import { PART_COMMITTED, PART_HYDRATED } from './protocol.ts';
import { loadWithRetry, memoizeUntilFailure, waitForNetwork } from './retry.ts';
import { ForeignChangesContext } from './translated-page.ts';
import type { ForeignChanges } from './translated-page.ts';

const loaders = new Set<() => Promise<unknown>>();

/**
 * Resolves when the code of the lazy parts of all pages imported so far is loaded. Rejects if the code of a part cannot
 * be loaded.
 */
export const loadLazyParts = () => Promise.all([...loaders].map((load) => load()));

/**
 * Like React's `lazy`, for a part of a prerendered page. Until the code of the part is loaded, its prerendered HTML stays
 * unchanged. A failed load is retried at the next user interaction or event `online`.
 *
 * Rules for a part:
 * - Its root element needs `lazyRoot`: otherwise the boot script does not queue the part's events.
 * - Keep state and changing context inside the part, and do not change its props before hydration: otherwise React
 *   discards the HTML and the text that the visitor has typed.
 * - Do not put a part inside another part (tests/built/scripts.test.ts). Components of Headless UI change their context
 *   when they hydrate, and React would discard the HTML of the inner part.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = memoizeUntilFailure(async () => {
    await waitForNetwork();
    return (Loaded = await importPart());
  });
  if (!import.meta.env.SSR) {
    loaders.add(load);
    load().catch(() => undefined);
  }

  const instances = new Set<{ rerender: () => void; foreignChanges: ForeignChanges | undefined }>();
  /**
   * Hydrates all instances of the part in the current task if a translation tool has changed the page. Otherwise does
   * nothing.
   */
  function hydrateNow() {
    const [instance] = instances; // all instances have the same `foreignChanges`
    instance?.foreignChanges?.hydratePart(() =>
      flushSync(() => instances.forEach(({ rerender }) => rerender())),
    );
  }

  async function loadAndWaitForTurn() {
    const Part = await loadWithRetry(load);
    await waitForHydrationTurn();
    await waitForCompositionEnd();
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
    // The microtask lets React's own callback run first. Otherwise React would discard the HTML.
    void loading.then(() => queueMicrotask(hydrateNow));
    return loading;
  });

  return memo(function LazyPart(props: Props) {
    // On a later page, if the code is already loaded, renders the component itself. `lazy` would delay the page, even
    // with a resolved promise.
    const [Part] = useState<ComponentType<Props>>(() =>
      Loaded && !isInitialPage() ? Loaded : LazyComponent,
    );
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const fallback = useRef<HTMLDivElement>(null);
    const foreignChanges = use(ForeignChangesContext);
    useLayoutEffect(() => foreignChanges?.restorePrerenderedHtml(fallback.current), [foreignChanges]);
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
