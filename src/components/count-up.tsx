import { useEffect, useRef, useState } from 'react';
import { motionPreference } from '../lib/motion-preference.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const DURATION_MS = 1200;

const easeOutProgress = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * A figure that counts up once when it is scrolled into view, if motion is allowed (CN1). Screen readers always read
 * the final number, because the animated digits are a copy with `aria-hidden`.
 */
export function CountUp({ value, suffix = '' }: { value: number; suffix?: string | undefined }) {
  const figure = useRef<HTMLSpanElement>(null);
  const [animatedValue, setAnimatedValue] = useState<number>();

  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    let frame = 0;
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / DURATION_MS);
        const isComplete = progress === 1;
        setAnimatedValue(isComplete ? undefined : Math.round(value * easeOutProgress(progress)));
        if (!isComplete) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    let callbacks = 0;
    const observer = new IntersectionObserver(([entry]) => {
      callbacks += 1;
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // A figure that is visible in the first callback is not animated, because the visitor may have read it already.
      const isVisibleAtFirst = callbacks === 1;
      const isAnimated = !isVisibleAtFirst && !motionPreference.isPaused() && !prefersReducedMotion();
      if (isAnimated) count(performance.now());
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  const isCounting = animatedValue !== undefined;
  return (
    <span ref={figure} className="relative inline-block">
      <span className={`fig ${isCounting ? 'opacity-0 print:opacity-100' : ''}`}>{`${value}${suffix}`}</span>
      {isCounting && (
        <span aria-hidden="true" className="absolute top-0 right-0 fig print:hidden">
          {`${animatedValue}${suffix}`}
        </span>
      )}
    </span>
  );
}
