import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Dispatch, RefObject } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { initialRotation, isAnnounced, isNamedStop, isPlaying, rotationReducer } from '../lib/rotation.ts';
import type { RotationEvent } from '../lib/rotation.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * How long the button keeps the name "Stop" after focus has stopped the rotation (CR3). Speech control software and
 * some screen readers focus a button up to 80 ms before they click it. If the name changed between focus and click, the
 * click would start the rotation again.
 */
const NAME_CHANGE_DELAY_MS = 1000;

interface RotationOptions {
  root: RefObject<HTMLElement | null>;
  /** The time between two changes of slides, in ms. */
  interval: number;
  /** Whether the first interval starts at the page load instead of at hydration. */
  fromPageLoad?: boolean;
  /** Shows the next slide. */
  advance: () => void;
  /** The index of the current slide. When the index changes, the interval starts again. */
  position: number;
}

/**
 * Rotates the slides of a carousel, and pauses the rotation as CR3 requires. Returns the props of the Stop/Start
 * button, whether its name is Stop (`canStop`), the `aria-live` value of the slides, and `stopForPress`.
 */
export function useRotation({ root, interval, fromPageLoad = false, advance, position }: RotationOptions) {
  const [rotation, dispatch] = useReducer(rotationReducer, initialRotation);
  // The preferences are also read during rendering, because the effects below update `rotation` too late for a queued
  // click on the button. Such a click is replayed right after hydration.
  const reducedMotion = useReducedMotion();
  const sitePaused = useSyncExternalStore(motionPreference.subscribe, motionPreference.isPaused, () => false);
  const state = { ...rotation, reducedMotion, sitePaused };
  const isRotating = isPlaying(state);
  const canStop = isNamedStop(state);
  const [isPressed, setPressed] = useState(false);

  useEffect(() => dispatch({ type: 'reduced-motion', on: reducedMotion }), [reducedMotion]);
  useEffect(() => dispatch({ type: 'site-pause', on: sitePaused }), [sitePaused]);
  useRotationEvents(root, dispatch);
  useTimer(isRotating, interval, fromPageLoad, advance, position);

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
   * Has the effect of focus: stops the rotation, unless the visitor has pressed Start. Call this function after a press
   * on another control, because Safari does not focus a clicked button.
   */
  const stopForPress = () => dispatch({ type: 'focus' });
  return { canStop, button, stopForPress, live: isAnnounced(state) ? 'polite' : 'off' } as const;
}

/** Dispatches the events of the carousel and the document that pause, stop or resume the rotation. */
function useRotationEvents(root: RefObject<HTMLElement | null>, dispatch: Dispatch<RotationEvent>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const listen = (target: EventTarget, type: string, handler: (event: Event) => void) =>
      target.addEventListener(type, handler, { signal: controller.signal, passive: true });
    const dispatchHover = (isHovered: boolean) => dispatch({ type: 'hover', on: isHovered });
    const dispatchFocus = () => dispatch({ type: 'focus' });
    const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';

    listen(element, 'pointerenter', (event) => isMouse(event) && dispatchHover(true));
    listen(element, 'pointerleave', (event) => isMouse(event) && dispatchHover(false));
    // A finger on the carousel pauses the rotation, like a hovering mouse.
    listen(element, 'touchstart', () => dispatchHover(true));
    listen(element, 'touchend', () => dispatchHover(false));
    listen(element, 'touchcancel', () => dispatchHover(false));
    listen(element, 'focusin', dispatchFocus);
    listen(element, 'focusout', (event) => {
      const nextFocused = (event as FocusEvent).relatedTarget;
      if (!element.contains(nextFocused as Node | null)) dispatch({ type: 'blur' });
    });
    const dispatchTab = () => dispatch({ type: 'tab', on: !document.hidden });
    listen(document, 'visibilitychange', dispatchTab);
    dispatchTab();
    // The mouse or the focus may have entered the carousel before hydration. These lines dispatch the missed events.
    if (element.matches(':hover') && window.matchMedia('(hover: hover)').matches) dispatchHover(true);
    if (element.contains(document.activeElement)) dispatchFocus();
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) dispatch({ type: 'viewport', on: entry.isIntersecting });
    });
    observer.observe(element);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [root, dispatch]);
}

/** Calls `advance` after each interval while `isRotating` is true. */
function useTimer(
  isRotating: boolean,
  interval: number,
  fromPageLoad: boolean,
  advance: () => void,
  position: number,
) {
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  useEffect(() => {
    if (!isRotating) return;
    const tick = () => {
      latestAdvance.current();
      timer = setTimeout(tick, interval);
    };
    const sincePageLoad = performance.now();
    const isWithinFirstInterval = fromPageLoad && sincePageLoad < interval;
    let timer = setTimeout(tick, isWithinFirstInterval ? interval - sincePageLoad : interval);
    return () => clearTimeout(timer);
  }, [isRotating, interval, fromPageLoad, position]);
}
