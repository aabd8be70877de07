import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as m from '../messages/widgets.ts';

type LayerState = 'current' | 'leaving' | 'away';

interface FadeLayerProps {
  label: string;
  state: LayerState;
  hydrated: boolean;
  /** Duration of the cross-fade in seconds. */
  seconds: number;
  text: ReactNode;
  art: ReactNode;
}

/** Distance in px by which the text of an entering slide rises. */
const RISE_PX = 18;
/** Delay in s of an entering slide's text after the change (specification, section 4). */
const TEXT_DELAY_S = 0.05;

/**
 * One slide. Before hydration, CSS shows the first slide only, and without JavaScript all of them in a column. Opacity
 * is set only after hydration, so that nothing invisible is prerendered (HF2).
 */
export function FadeLayer({ label, state, hydrated, seconds, text, art }: FadeLayerProps) {
  // The layer has no box of its own (styles/fade-slider.css), so its two parts fade.
  const [artRef, animate] = useAnimate<HTMLDivElement>();
  const textRef = useRef<HTMLDivElement>(null);
  const before = useRef(state);

  useLayoutEffect(() => {
    const was = before.current;
    before.current = state;
    if (state === was || state === 'away' || !textRef.current) return;
    const fade = { duration: seconds, ease: 'easeInOut' } as const;
    if (state === 'leaving') {
      animate(artRef.current, { opacity: 0 }, fade);
      // The old text fades out early, so that two texts never overlap.
      animate(textRef.current, { opacity: 0 }, { duration: seconds * 0.35, ease: 'easeOut' });
      return;
    }
    animate(artRef.current, { opacity: was === 'away' ? [0, 1] : 1 }, fade);
    animate(
      textRef.current,
      { opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, 'translateY(0px)'] },
      { duration: seconds * 0.7, delay: seconds > 0 ? TEXT_DELAY_S : 0, ease: 'easeOut' },
    );
  }, [state, seconds, animate, artRef]);

  return (
    <div
      role="group"
      aria-roledescription={m.slide}
      aria-label={label}
      className="fade-layer"
      data-state={hydrated ? state : undefined}
      inert={hydrated && state !== 'current'}
    >
      <div ref={textRef} className="fade-layer-text">
        {text}
      </div>
      <div ref={artRef} className="fade-layer-art">
        {art}
      </div>
    </div>
  );
}
