import { useEffect, useRef, useState } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const DURATION_MS = 1200;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * A figure that counts up once when it is scrolled into view, if motion is allowed (CN1). Its accessible text is always
 * the final number: the animated digits are an `aria-hidden` copy.
 */
export function CountUp({ value, suffix = '' }: { value: number; suffix?: string | undefined }) {
  const figure = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    let frame = 0;
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / DURATION_MS);
        setShown(progress < 1 ? Math.round(value * easeOut(progress)) : undefined);
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    let callbacks = 0;
    const view = new IntersectionObserver(([entry]) => {
      callbacks += 1;
      if (!entry?.isIntersecting) return;
      view.disconnect();
      // Does not animate a figure that is visible on load: the visitor has already read it.
      const isAnimated = callbacks > 1 && !motionPreference.isPaused() && !prefersReducedMotion();
      if (isAnimated) count(performance.now());
    });
    view.observe(element);
    return () => {
      view.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  const isCounting = shown !== undefined;
  return (
    <span ref={figure} className="relative inline-block">
      <span className={`fig ${isCounting ? 'opacity-0' : ''}`}>{`${value}${suffix}`}</span>
      {isCounting && (
        <span aria-hidden="true" className="absolute top-0 right-0 fig">
          {`${shown}${suffix}`}
        </span>
      )}
    </span>
  );
}
