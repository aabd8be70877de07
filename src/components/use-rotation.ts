import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Dispatch, RefObject } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { initialRotation, isAnnounced, isNamedStop, isPlaying, rotationReducer } from '../lib/rotation.ts';
import type { RotationEvent } from '../lib/rotation.ts';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * Time that the button keeps the name "Stop" after its focus has stopped the rotation (CR3). Speech control and some
 * screen readers focus a button up to 80 ms before they click it, and the click must do what the name says.
 */
const NAME_CHANGE_DELAY_MS = 1000;

interface RotationOptions {
  root: RefObject<HTMLElement | null>;
  /** Time between changes in ms. */
  interval: number;
  /** The first interval starts at the page load instead of hydration. */
  fromPageLoad?: boolean;
  advance: () => void;
  /** The index of the slide. A change by the visitor restarts the interval. */
  position: number;
}

/**
 * Rotates the slides of a carousel, and pauses the rotation as CR3 requires. Returns the props of the Stop/Start button
 * and the `aria-live` of the slides.
 */
export function useRotation({ root, interval, fromPageLoad = false, advance, position }: RotationOptions) {
  const [events, dispatch] = useReducer(rotationReducer, initialRotation);
  // Reads the preference during rendering, not only in effects: a queued click is replayed right after hydration.
  const reducedMotion = useReducedMotion();
  const sitePaused = useSyncExternalStore(motionPreference.subscribe, motionPreference.isPaused, () => false);
  const state = { ...events, reducedMotion, sitePaused };
  const playing = isPlaying(state);
  const canStop = isNamedStop(state);
  const [isPressed, setPressed] = useState(false);

  useEffect(() => dispatch({ type: 'reduced-motion', on: reducedMotion }), [reducedMotion]);
  useEffect(() => dispatch({ type: 'site-pause', on: sitePaused }), [sitePaused]);
  useSurroundings(root, dispatch);
  useTimer(playing, interval, fromPageLoad, advance, position);

  const isSettling = state.isSettling && !isPressed;
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => dispatch({ type: 'settled' }), NAME_CHANGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSettling]);

  const press = () => setPressed(true);
  const release = () => setPressed(false);
  const button = {
    onPointerDown: press,
    onPointerLeave: release,
    onPointerCancel: release,
    onKeyDown: press,
    onKeyUp: release,
    onBlur: release,
    onClick: () => {
      release();
      dispatch({ type: canStop ? 'stop' : 'start' });
    },
  };
  /**
   * Stops the rotation after a press on another control. Focus would stop it too, but Safari does not focus a clicked
   * button.
   */
  const touched = () => dispatch({ type: 'focus' });
  return { canStop, button, touched, live: isAnnounced(state) ? 'polite' : 'off' } as const;
}

function useSurroundings(root: RefObject<HTMLElement | null>, dispatch: Dispatch<RotationEvent>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const listen = (target: EventTarget, type: string, react: (event: Event) => void) =>
      target.addEventListener(type, react, { signal: stop.signal, passive: true });
    const hover = (now: boolean) => dispatch({ type: 'hover', on: now });
    const focus = () => dispatch({ type: 'focus' });
    const byMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';

    listen(element, 'pointerenter', (event) => byMouse(event) && hover(true));
    listen(element, 'pointerleave', (event) => byMouse(event) && hover(false));
    // A finger on a slide pauses the rotation, like a hovering mouse.
    listen(element, 'touchstart', () => hover(true));
    listen(element, 'touchend', () => hover(false));
    listen(element, 'touchcancel', () => hover(false));
    listen(element, 'focusin', focus);
    listen(element, 'focusout', (event) => {
      const next = (event as FocusEvent).relatedTarget;
      if (!element.contains(next as Node | null)) dispatch({ type: 'blur' });
    });
    const tab = () => dispatch({ type: 'tab', on: !document.hidden });
    listen(document, 'visibilitychange', tab);
    tab();
    // Hover and focus may have started before hydration.
    if (element.matches(':hover') && window.matchMedia('(hover: hover)').matches) hover(true);
    if (element.contains(document.activeElement)) focus();
    const view = new IntersectionObserver(([entry]) => {
      if (entry) dispatch({ type: 'viewport', on: entry.isIntersecting });
    });
    view.observe(element);
    return () => {
      stop.abort();
      view.disconnect();
    };
  }, [root, dispatch]);
}

function useTimer(
  playing: boolean,
  interval: number,
  fromPageLoad: boolean,
  advance: () => void,
  position: number,
) {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!playing) return;
    const tick = () => {
      latest.current();
      timer = setTimeout(tick, interval);
    };
    const sincePageLoad = performance.now();
    const isWithinFirstInterval = fromPageLoad && sincePageLoad < interval;
    let timer = setTimeout(tick, isWithinFirstInterval ? interval - sincePageLoad : interval);
    return () => clearTimeout(timer);
  }, [playing, interval, fromPageLoad, position]);
}
