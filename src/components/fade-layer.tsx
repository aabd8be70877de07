import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  ENTERING_TEXT_DELAY_MS,
  ENTERING_TEXT_SHARE,
  LEAVING_TEXT_SHARE,
  TEXT_BELOW,
  TEXT_IN_PLACE,
} from '../lib/slide-fade.ts';
import * as m from '#words/widgets.json';

type LayerState = 'current' | 'leaving' | 'away';

const layerClasses =
  'fade-layer contents not-first:not-data-state:invisible data-[state=away]:invisible print:visible! print:block print:break-inside-avoid print:pt-6 no-script:visible! no-script:grid-cols-[minmax(0,1fr)] no-script:gap-y-6 no-script:pb-8 no-script:not-print:grid no-script:md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] no-script:md:items-center no-script:md:[--field:44%]';
/** On phones the art reaches the frame. */
const artClasses =
  'col-start-1 row-start-3 min-w-0 self-center max-md:-mx-4 max-md:grid max-md:grid-cols-[100%] max-md:justify-items-center max-md:pt-5 md:[grid-area:1/2/-1/-1] print:mx-0 print:mt-3 print:block print:p-0 no-script:[grid-area:auto]';

interface FadeLayerProps {
  label: string;
  state: LayerState;
  hydrated: boolean;
  /** Duration of the cross-fade in seconds. */
  seconds: number;
  text: ReactNode;
  art: ReactNode;
}

/**
 * One slide. Before hydration, CSS shows the first slide only, and without JavaScript all of them in a column. Opacity
 * is set only after hydration, so that nothing invisible is prerendered (HF2).
 */
export function FadeLayer({ label, state, hydrated, seconds, text, art }: FadeLayerProps) {
  // The layer has no box of its own, so its two parts fade.
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
      animate(textRef.current, { opacity: 0 }, { duration: seconds * LEAVING_TEXT_SHARE, ease: 'easeOut' });
      return;
    }
    animate(artRef.current, { opacity: was === 'away' ? [0, 1] : 1 }, fade);
    animate(
      textRef.current,
      { opacity: [0, 1], transform: [TEXT_BELOW, TEXT_IN_PLACE] },
      {
        duration: seconds * ENTERING_TEXT_SHARE,
        delay: seconds > 0 ? ENTERING_TEXT_DELAY_MS / 1000 : 0,
        ease: 'easeOut',
      },
    );
  }, [state, seconds, animate, artRef]);

  return (
    <div
      role="group"
      aria-roledescription={m.slide}
      aria-label={label}
      className={layerClasses}
      data-state={hydrated ? state : undefined}
      inert={hydrated && state !== 'current'}
      suppressHydrationWarning // boot/rotate-slides.ts may have shown another slide
    >
      <div
        ref={textRef}
        data-slide-part="text"
        className="col-start-1 row-start-1 self-end print:transform-none! print:opacity-100!"
      >
        {text}
      </div>
      <div ref={artRef} data-slide-part="art" className={artClasses}>
        {art}
      </div>
    </div>
  );
}
