import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Dispatch, RefObject } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { initialRotation, isOn, isPlaying, rotationReducer } from '../lib/rotation.ts';
import type { RotationEvent } from '../lib/rotation.ts';
import { useReducedMotion } from './use-hydrated.ts';

/** Clicks held during hydration are repeated right after it; focus is looked at only then. */
const AFTER_HELD_CLICKS = 100; // ms

interface RotationOptions {
  root: RefObject<HTMLElement | null>;
  /** ms from one change to the next. */
  interval: number;
  /** Counts the first change from when the page came, not from when its code did. */
  fromPageLoad?: boolean;
  advance: () => void;
  /** The slide shown: a change by hand starts the interval anew. */
  position: number;
}

/**
 * CR3 for a carousel: what holds its rotation, the timer, and the props of its Stop/Start button.
 * `live` is for the slides (CR6), and polite only to a visitor at the carousel: a screen reader would speak each
 * slide of the page anew whenever a dialog closes and the page behind it is no longer inert.
 */
export function useRotation({ root, interval, fromPageLoad = false, advance, position }: RotationOptions) {
  const [state, dispatch] = useReducer(rotationReducer, initialRotation);
  const on = isOn(state);
  const playing = isPlaying(state);
  const [attended, setAttended] = useState(false);

  useSurroundings(root, dispatch);
  useAttention(root, setAttended);
  useTimer(playing, interval, fromPageLoad, advance, position);

  // A press moves focus in before it clicks, and focus stops rotation: the press means what it saw.
  const seen = useRef<boolean | undefined>(undefined);
  const button = {
    onPointerDown: () => {
      seen.current = on;
    },
    onKeyDown: () => {
      seen.current = undefined;
    },
    onClick: () => {
      setAttended(true);
      dispatch({ type: (seen.current ?? on) ? 'stop' : 'start' });
      seen.current = undefined;
    },
  };
  /** A press on another control: Safari does not focus what is clicked, yet it must stop rotation too. */
  const touched = () => {
    setAttended(true);
    dispatch({ type: 'focus' });
  };
  const live: 'polite' | 'off' = attended && !on ? 'polite' : 'off';
  return { on, playing, button, touched, live };
}

/** Whether the visitor is at the carousel: from focus coming in, or a press, until focus leaves. */
function useAttention(root: RefObject<HTMLElement | null>, setAttended: Dispatch<boolean>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const come = () => setAttended(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setAttended(false);
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', leave);
    };
  }, [root, setAttended]);
}

function useSurroundings(root: RefObject<HTMLElement | null>, dispatch: Dispatch<RotationEvent>) {
  const reducedMotion = useReducedMotion();
  const paused = useSyncExternalStore(
    motionPreference.subscribe,
    () => motionPreference.get() === 'paused',
    () => false,
  );
  useEffect(() => dispatch({ type: 'reduced-motion', on: reducedMotion }), [dispatch, reducedMotion]);
  useEffect(() => dispatch({ type: 'site-pause', on: paused }), [dispatch, paused]);

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
    // A finger on a slide holds it, as a resting mouse does.
    listen(element, 'touchstart', () => hover(true));
    listen(element, 'touchend', () => hover(false));
    listen(element, 'touchcancel', () => hover(false));
    listen(element, 'focusin', focus);
    const tab = () => dispatch({ type: 'tab', on: !document.hidden });
    listen(document, 'visibilitychange', tab);
    tab();
    // Mouse and focus may have come before the code did.
    if (element.matches(':hover') && window.matchMedia('(hover: hover)').matches) hover(true);
    const late = setTimeout(() => {
      if (element.contains(document.activeElement)) focus();
    }, AFTER_HELD_CLICKS);
    const view = new IntersectionObserver(([entry]) => {
      if (entry) dispatch({ type: 'viewport', on: entry.isIntersecting });
    });
    view.observe(element);
    return () => {
      stop.abort();
      clearTimeout(late);
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
    const early = fromPageLoad && sincePageLoad < interval;
    let timer = setTimeout(tick, early ? interval - sincePageLoad : interval);
    return () => clearTimeout(timer);
  }, [playing, interval, fromPageLoad, position]);
}
