import { useEffect, useReducer } from 'react';

interface Fade {
  index: number;
  /** The layer that fades out, during a transition. */
  leaving: number | undefined;
}

type FadeEvent = { to: number } | 'settled';

function fadeReducer(state: Fade, event: FadeEvent): Fade {
  if (event === 'settled') return { ...state, leaving: undefined };
  if (event.to === state.index) return state;
  return { index: event.to, leaving: state.index };
}

/**
 * Which of `count` layers is visible and which fades out; `speed` is the duration of a cross-fade in ms, `start` the
 * layer that is visible when React starts.
 */
export function useFade(count: number, speed: number, start: number) {
  const [fade, dispatch] = useReducer(fadeReducer, { index: start, leaving: undefined });
  const { index, leaving } = fade;
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => dispatch('settled'), speed);
    return () => clearTimeout(timer);
  }, [index, leaving, speed]);
  const show = (to: number) => dispatch({ to: (to + count) % count });
  return { ...fade, show };
}
