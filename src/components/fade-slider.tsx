import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isInitialPage } from '../lib/initial-page.ts';
import { afterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { rootData } from '../runtime/protocol.ts';
import { FadeLayer } from './fade-layer.tsx';
import { SlideTabs } from './slide-tabs.tsx';
import { RotationControls } from './rotation-controls.tsx';
import { useFade } from './use-fade.ts';
import { useHydrated, useReducedMotion } from './use-hydrated.ts';
import { useRotation } from './use-rotation.ts';
import * as m from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

export interface FadeSlide {
  key: string;
  /** A short name for the tab and the slide's label. */
  title: string;
  text: ReactNode;
  art: ReactNode;
}

interface FadeSliderProps {
  /** Accessible name, without the word carousel: the role description has it (CR1). */
  label: string;
  slides: readonly FadeSlide[];
  /** Time between changes in ms. */
  interval: number;
  /** Duration of a cross-fade in ms. */
  speed: number;
  /** Stays in place under the text of every slide. */
  children?: ReactNode;
}

/** The slide that boot/rotate-slides.ts shows while React starts. Its HTML has the attributes of that slide too. */
const shownSlide = () => (isInitialPage() ? Number(rootData().slide ?? 0) : 0);

/**
 * Slides of equal size that cross-fade in place; the first is prerendered (HF1-HF4). Stop/Start comes first among the
 * controls, and the controls before the slides (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 */
export function FadeSlider({ label, slides, interval, speed, children }: FadeSliderProps) {
  const root = useRef<HTMLElement>(null);
  useLazyRoot(root);
  const hydrated = useHydrated();
  const calm = useReducedMotion();
  const [start] = useState(shownSlide);
  const { index, leaving, show } = useFade(slides.length, calm ? 0 : speed, start);
  const rotation = useRotation({
    root,
    interval,
    fromPageLoad: true,
    advance: () => show(index + 1),
    position: index,
  });
  const choose = (to: number) => {
    rotation.touched();
    afterPaint(() => show(to));
  };
  return (
    <section
      ref={root}
      data-lazy=""
      aria-roledescription={m.carousel}
      aria-label={label}
      className="fade-slider"
    >
      <div className="fade-slider-bar" data-needs-script>
        <div className="fade-slider-row wrap">
          <RotationControls
            slider={label}
            canStop={rotation.canStop}
            button={rotation.button}
            previous={() => choose(index - 1)}
            next={() => choose(index + 1)}
          />
          <SlideTabs
            slider={label}
            titles={slides.map((slide) => slide.title)}
            current={index}
            choose={choose}
          />
        </div>
      </div>
      <div className="fade-slider-stage wrap">
        <div className="fade-slider-slides" aria-live={rotation.live}>
          {slides.map(({ key, title, text, art }, i) => (
            <FadeLayer
              key={key}
              label={formatMessage(m.slideOf, { index: i + 1, count: slides.length, title })}
              state={i === index ? 'current' : i === leaving ? 'leaving' : 'away'}
              hydrated={hydrated}
              seconds={calm ? 0 : speed / 1000}
              text={text}
              art={art}
            />
          ))}
        </div>
        <div className="fade-slider-below">{children}</div>
      </div>
    </section>
  );
}
