/**
 * Rotates the slides of Home without React, until the first user interaction. React then starts with the slide whose
 * index is in `data-slide` (components/fade-carousel.tsx). Only Home loads this file. Do not import modules that the boot
 * script imports: the bundler would put the shared modules into a third file.
 */
import { motionPreference } from '../../lib/motion-preference.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { FADE_EASE, fadeSlides, SLIDE_INTERVAL_MS } from '../../lib/slide-fade.ts';

const { dataset } = document.documentElement;
const slides = [...document.querySelectorAll<HTMLElement>('.fade-layer')];
const tabs = document.querySelectorAll('.fade-slider [role=group] > button');
let index = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const isPaused = () =>
  prefersReducedMotion() ||
  motionPreference.isPaused() ||
  (matchMedia('(hover: hover)').matches && !!document.querySelector('.fade-slider:hover'));

function showNext() {
  const leaving = slides[index];
  tabs[index]?.removeAttribute('aria-current');
  index = (index + 1) % slides.length;
  const entering = slides[index];
  tabs[index]?.setAttribute('aria-current', 'true');
  if (!leaving || !entering) return;
  dataset.slide = String(index);
  delete leaving.dataset.current;
  entering.dataset.current = '';
  // With `fill: 'forwards'`, the animation would override the styles that Framer Motion sets later.
  const options = { easing: `cubic-bezier(${FADE_EASE.join()})`, fill: 'backwards' } as const;
  fadeSlides(leaving, entering, (part, keyframes, timing) =>
    part.animate(keyframes, { ...timing, ...options }),
  );
}

/** Schedules the next slide, unless the tab is hidden or the visitor has interacted with the page. */
function schedule() {
  clearTimeout(timer);
  if (document.hidden || 'interacted' in dataset) return;
  const sincePageLoad = performance.now();
  const isFirstInterval = sincePageLoad < SLIDE_INTERVAL_MS;
  const delay = isFirstInterval ? SLIDE_INTERVAL_MS - sincePageLoad : SLIDE_INTERVAL_MS;
  timer = setTimeout(() => {
    if (!('interacted' in dataset) && !isPaused()) showNext();
    schedule();
  }, delay);
}

document.addEventListener('visibilitychange', schedule);
schedule();
