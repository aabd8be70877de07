import { INTENTS, PART_WANTED, hasFlag } from './protocol.ts';

/** After each of these a load that failed is tried again. */
const signs = [PART_WANTED, 'focusin', 'click', 'popstate', 'online'];

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

/** Settles at the first sign of intent, which the boot script marks when it came before this code. */
export const intent = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve();
  if (hasFlag('intent')) resolve();
  for (const type of INTENTS)
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
});
