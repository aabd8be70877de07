import { lazy, memo, Suspense, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { untilComposed } from './composition.ts';
import { hydratePart } from './foreign-changes.ts';
import { PART_COMMITTED, PART_LIVE } from './protocol.ts';
import { retried, untilHere } from './retry.ts';
import { intent } from './signs.ts';
import { putStaticHtmlBack } from './static-html.ts';

/** The longest that a part waits for the one before it, in ms. */
const PATIENCE = 1000;

/** Load the code of each late part. */
const loaders = new Set<() => Promise<unknown>>();

/** Settles when the code of every late part met so far is here; rejects when one failed to load, again. */
export const lateParts = () => Promise.all([...loaders].map((load) => load()));

const firstPath = import.meta.env.SSR ? undefined : location.pathname;
/** False once the window is closed, which has no document. */
const onFirstPage = () => !import.meta.env.SSR && globalThis.document?.location.pathname === firstPath;
let last: Promise<void> = Promise.resolve();

/**
 * While the first page comes to life its parts take turns, each after the one before lives or `PATIENCE` has passed:
 * React would commit all that are here in one task, of 200 ms on a slow phone.
 */
function turn(): Promise<void> {
  if (!onFirstPage()) return Promise.resolve();
  const mine = last;
  last = mine.then(
    () =>
      new Promise((resolve) => {
        addEventListener(PART_LIVE, () => resolve(), { once: true });
        setTimeout(resolve, PATIENCE);
      }),
  );
  return mine;
}

interface LatePartOptions {
  /** `intent`: not before somebody is here. `start`: with React, for what moves by itself. */
  from?: 'intent' | 'start';
}

/**
 * A part whose library arrives after the page. Its prerendered HTML stays in place, untouched, until the code
 * is here; a load that fails is tried again at the next sign, and nothing a visitor can read is lost meanwhile.
 * Keep state and changing context below the boundary; a change above it would discard that HTML. Props that stay
 * the same do no harm. The part's root element takes `late` (protocol.ts), or its clicks would not be held.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { from = 'intent' }: LatePartOptions = {},
): ComponentType<Props> {
  // Asked for after this module's evaluation, which is a long task on a slow phone as it is.
  const soon = from === 'intent' ? intent : Promise.resolve();
  let Here: ComponentType<Props> | undefined;
  const want = retried(() =>
    soon.then(load).then((Loaded) => {
      Here = Loaded;
      return Loaded;
    }),
  );
  if (!import.meta.env.SSR) {
    loaders.add(want);
    want().catch(() => undefined);
  }
  /** Render each of these parts again. */
  const rerenders = new Set<() => void>();
  const arrive = async () => {
    const Loaded = await untilHere(want);
    await turn();
    await untilComposed();
    return {
      default: function LivePart(props: Props) {
        useLayoutEffect(() => void window.dispatchEvent(new Event(PART_COMMITTED)), []);
        useEffect(() => void window.dispatchEvent(new Event(PART_LIVE)), []);
        return <Loaded {...props} />;
      },
    };
  };
  const Late = lazy(() => {
    const arrival = arrive();
    // After React has seen it arrive, or it would discard the HTML.
    const hydrateNow = () => hydratePart(() => flushSync(() => rerenders.forEach((rerender) => rerender())));
    void arrival.then(() => queueMicrotask(hydrateNow));
    return arrival;
  });
  return memo(function LatePart(props: Props) {
    // Code that is here is rendered at once: a promise, even a settled one, would make a new page wait.
    const [Part] = useState<ComponentType<Props>>(() => (Here && !onFirstPage() ? Here : Late));
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const staticHtml = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => putStaticHtmlBack(staticHtml.current), []);
    useEffect(() => {
      if (Part !== Late) return undefined;
      rerenders.add(rerender);
      return () => void rerenders.delete(rerender);
    }, [Part]);
    return (
      <Suspense fallback={<div ref={staticHtml} className="contents" />}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
