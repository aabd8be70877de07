import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type LayerState = 'current' | 'leaving' | 'away';

interface FadeLayerProps {
  label: string;
  state: LayerState;
  hydrated: boolean;
  /** Length of the cross-fade. */
  seconds: number;
  text: ReactNode;
  art: ReactNode;
}

/** px the text of an entering slide rises. */
const RISE = 18;
/** The text of an entering slide starts anew this long after the change, in s (specification, section 4). */
const TEXT_RESTARTS_AFTER = 0.05;

/**
 * One slide. Until hydration it is all CSS: the first slide shows, the others wait, and without script all are
 * stacked. Only from then on is opacity set, so nothing invisible is ever prerendered (HF2).
 */
export function FadeLayer({ label, state, hydrated, seconds, text, art }: FadeLayerProps) {
  // The layer has no box of its own (styles/fade-slider.css), so its two parts fade.
  const [picture, animate] = useAnimate<HTMLDivElement>();
  const words = useRef<HTMLDivElement>(null);
  const before = useRef(state);

  useLayoutEffect(() => {
    const was = before.current;
    before.current = state;
    if (state === was || state === 'away' || !words.current) return;
    const fade = { duration: seconds, ease: 'easeInOut' } as const;
    if (state === 'leaving') {
      animate(picture.current, { opacity: 0 }, fade);
      // The old words clear off early, so that two texts are never read through each other.
      animate(words.current, { opacity: 0 }, { duration: seconds * 0.35, ease: 'easeOut' });
      return;
    }
    animate(picture.current, { opacity: was === 'away' ? [0, 1] : 1 }, fade);
    animate(
      words.current,
      { opacity: [0, 1], transform: [`translateY(${RISE}px)`, 'translateY(0px)'] },
      { duration: seconds * 0.7, delay: seconds > 0 ? TEXT_RESTARTS_AFTER : 0, ease: 'easeOut' },
    );
  }, [state, seconds, animate, picture]);

  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className="fade-layer"
      data-state={hydrated ? state : undefined}
      inert={hydrated && state !== 'current'}
    >
      <div ref={words} className="fade-layer-text">
        {text}
      </div>
      <div ref={picture} className="fade-layer-art">
        {art}
      </div>
    </div>
  );
}
