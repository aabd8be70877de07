import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

interface FadeLayerProps {
  label: string;
  state: 'current' | 'leaving' | 'away';
  hydrated: boolean;
  textStarted: boolean;
  /** Length of the cross-fade. */
  seconds: number;
  text: ReactNode;
  art: ReactNode;
}

/** px the text of an entering slide rises. */
const RISE = 18;

/**
 * One slide. Until hydration it is all CSS: the first slide shows, the others wait, and without script all are
 * stacked. Only from then on is opacity set, so nothing invisible is ever prerendered (HF2).
 */
export function FadeLayer({ label, state, hydrated, textStarted, seconds, text, art }: FadeLayerProps) {
  const shown = state === 'current' || !hydrated;
  const waiting = state === 'current' && !textStarted && seconds > 0;
  return (
    <m.div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className="fade-layer"
      data-state={hydrated ? state : undefined}
      inert={hydrated && state !== 'current'}
      initial={false}
      animate={{ opacity: shown ? 1 : 0 }}
      transition={{ duration: seconds, ease: 'easeInOut' }}
    >
      <m.div
        className="fade-layer-text"
        initial={false}
        // The old words clear off early, so that two texts are never read through each other.
        animate={waiting ? { opacity: 0, y: RISE } : { opacity: shown ? 1 : 0, y: 0 }}
        transition={{ duration: waiting ? 0 : seconds * (shown ? 0.7 : 0.35), ease: 'easeOut' }}
      >
        {text}
      </m.div>
      <div className="fade-layer-art">{art}</div>
    </m.div>
  );
}
