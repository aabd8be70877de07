/** Stubs for browser features that jsdom lacks: intersections, resizes, animations and media queries. */
import { vi } from 'vitest';
import { REDUCED, stubMedia } from '../chrome/support.tsx';

let observers: FakeObserver[] = [];
let setMedia: ReturnType<typeof stubMedia>;

class FakeObserver {
  readonly watched = new Set<Element>();
  constructor(readonly report: (entries: readonly object[]) => void) {
    observers.push(this);
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect = () => this.watched.clear();
}

/** Reports to all observers whether the elements are in view. Call it within `act`, because components render. */
export function setInView(elements: readonly Element[], isIntersecting: boolean) {
  for (const observer of observers) {
    const watched = elements.filter((element) => observer.watched.has(element));
    if (watched.length > 0) observer.report(watched.map((target) => ({ target, isIntersecting })));
  }
}

/** Sets `prefers-reduced-motion`. Call it within `act` if components are rendered. */
export const setReducedMotion = (on: boolean) => setMedia(REDUCED, on);

/**
 * Pauses all animations of the site. If components are rendered, call `await act(() => setPaused(on))`, because their
 * listeners run in a microtask.
 */
export async function setPaused(on: boolean) {
  if (on) document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
}

export function setTabHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A ResizeObserver that never reports a change. */
class IdleResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

export function stubBrowser() {
  observers = [];
  setMedia = stubMedia();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('ResizeObserver', IdleResizeObserver);
  // Animations end immediately, because jsdom has no Web Animations.
  Element.prototype.animate = () =>
    ({ cancel() {}, finish() {}, finished: Promise.resolve() }) as unknown as Animation;
}
