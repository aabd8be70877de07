import { lazy, memo, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Told to the boot script each time a part of the page becomes live, so that it can repeat held clicks. */
export const LIVE_EVENT = 'part-live';

/** The longest that a part waits for the one before it, in ms. */
const PATIENCE = 1000;

/** After each of these a load that failed is tried again; `part-wanted` comes with each click or submit held. */
const signs = ['part-wanted', 'focusin', 'click', 'popstate', 'online'];

/** Settles at the next sign that a visitor wants something, or that the network is back. */
export const nextSign = () =>
  new Promise<void>((resolve) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, signal: heard.signal });
  });

/** What is known of one deferred part, however often it stands in the page. */
interface Progress {
  want: () => Promise<unknown>;
  isHere: () => boolean;
  /** How many of it stand in the page that came as HTML before their code, and how many of those live. */
  late: number;
  live: number;
}
const parts = new Set<Progress>();

/** Settles when the code of every deferred part met so far is here; rejects when one failed to load, again. */
export const deferredParts = () => Promise.all([...parts].map(({ want }) => want()));

/** Whether the code of every part met so far is here and the whole page answers: nothing would have to wait. */
export const partsAreLive = () => [...parts].every(({ isHere, late, live }) => isHere() && late === live);

/** Begins the load at the first call, and anew at the first call after it failed. */
function retried<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let code: Promise<Loaded> | undefined;
  return () =>
    (code ??= load().catch((error: unknown) => {
      code = undefined;
      throw error;
    }));
}

async function untilHere<Loaded>(want: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await want();
    } catch {
      await nextSign();
    }
  }
}

/** Any of these says that somebody is here; main.ts starts React at the same ones. */
const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate'];

/** Settles at the first sign of intent, which main.ts marks when it came before this code. */
const intent = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve();
  if (document.documentElement.dataset.intent !== undefined) resolve();
  for (const type of INTENTS)
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
});

const firstPath = import.meta.env.SSR ? undefined : location.pathname;
const onFirstPage = () => !import.meta.env.SSR && location.pathname === firstPath;
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
        addEventListener(LIVE_EVENT, () => resolve(), { once: true });
        setTimeout(resolve, PATIENCE);
      }),
  );
  return mine;
}

interface DeferredOptions {
  /** `intent`: not before somebody is here. `start`: with React, for what moves by itself. */
  from?: 'intent' | 'start';
}

/**
 * A part whose library arrives after the page. Its prerendered HTML stays in place, untouched, until the code
 * is here; a load that fails is tried again at the next sign, and nothing a visitor can read is lost meanwhile.
 * Keep state and changing context below the boundary; a change above it would discard that HTML. Props that stay
 * the same do no harm.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { from = 'intent' }: DeferredOptions = {},
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
  const progress: Progress = { want, isHere: () => Here !== undefined, late: 0, live: 0 };
  if (!import.meta.env.SSR) {
    parts.add(progress);
    want().catch(() => undefined);
  }
  const Late = lazy(async () => {
    const Loaded = await untilHere(want);
    await turn();
    return {
      default: function LivePart(props: Props) {
        useEffect(() => {
          progress.live += 1;
          window.dispatchEvent(new Event(LIVE_EVENT));
          return () => {
            progress.live -= 1;
          };
        }, []);
        return <Loaded {...props} />;
      },
    };
  });
  return memo(function Deferred(props: Props) {
    // What is here needs no wait, not even that of a promise, which a page that has to show at once could not have.
    const [Part] = useState<ComponentType<Props>>(() => (Here && !onFirstPage() ? Here : Late));
    useEffect(() => {
      if (Part !== Late) return undefined;
      progress.late += 1;
      return () => {
        progress.late -= 1;
      };
    }, [Part]);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
