import { useEffect, useReducer } from 'react';

/** Text of the entering slide starts anew this long after the change (specification, section 4). */
export const TEXT_RESTARTS_AFTER = 50; // ms

export interface Fade {
  index: number;
  /** The layer that fades out, while it does. */
  leaving: number | undefined;
  /** Whether the text of the current slide has begun to move into place. */
  textStarted: boolean;
}

type FadeEvent = { to: number } | 'text' | 'settled';

function fadeReducer(state: Fade, event: FadeEvent): Fade {
  if (event === 'text') return { ...state, textStarted: true };
  if (event === 'settled') return { ...state, leaving: undefined };
  if (event.to === state.index) return state;
  return { index: event.to, leaving: state.index, textStarted: false };
}

/** Which of `count` layers shows and which fades out; `speed` is the length of a cross-fade in ms. */
export function useFade(count: number, speed: number) {
  const [fade, dispatch] = useReducer(fadeReducer, { index: 0, leaving: undefined, textStarted: true });
  const { index, leaving, textStarted } = fade;
  useEffect(() => {
    if (textStarted) return;
    const timer = setTimeout(() => dispatch('text'), TEXT_RESTARTS_AFTER);
    return () => clearTimeout(timer);
  }, [index, textStarted]);
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => dispatch('settled'), speed);
    return () => clearTimeout(timer);
  }, [index, leaving, speed]);
  const show = (to: number) => dispatch({ to: (to + count) % count });
  return { ...fade, show };
}
