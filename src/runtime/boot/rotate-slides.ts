/**
 * Rotates the slides of Home until the first user interaction, so that this needs no React. React then continues with
 * the slide in `data-slide` (components/fade-slider.tsx). This is a separate file, which Home loads after the first
 * paint. It imports no module of the boot script, because a shared module would be a third file.
 */
import { motionPreference } from '../../lib/motion-preference.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import {
  ENTERING_TEXT_DELAY_MS,
  ENTERING_TEXT_SHARE,
  LEAVING_TEXT_SHARE,
  SLIDE_FADE_MS,
  SLIDE_INTERVAL_MS,
  TEXT_BELOW,
  TEXT_IN_PLACE,
} from '../../lib/slide-fade.ts';

const { dataset } = document.documentElement;
const layers = [...document.querySelectorAll<HTMLElement>('.fade-layer')];
const tabs = document.querySelectorAll('.slide-tab');
let index = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const isPaused = () =>
  prefersReducedMotion() ||
  motionPreference.isPaused() ||
  (matchMedia('(hover: hover)').matches && !!document.querySelector('.fade-slider:hover'));

const animate = (layer: HTMLElement, part: 'art' | 'text', frames: PropertyIndexedKeyframes, share = 1) =>
  layer.querySelector(`[data-slide-part=${part}]`)?.animate(frames, {
    duration: SLIDE_FADE_MS * share,
    delay: share === ENTERING_TEXT_SHARE ? ENTERING_TEXT_DELAY_MS : 0,
    easing: part === 'art' ? 'ease-in-out' : 'ease-out',
    fill: 'both',
  });

function showNext() {
  const leaving = layers[index];
  index = (index + 1) % layers.length;
  const entering = layers[index];
  if (!leaving || !entering) return;
  dataset.slide = String(index);
  for (const layer of layers) {
    layer.dataset.state = layer === entering ? 'current' : layer === leaving ? 'leaving' : 'away';
    layer.toggleAttribute('inert', layer !== entering);
  }
  for (const [i, tab] of tabs.entries())
    if (i === index) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  const fades = [
    animate(leaving, 'art', { opacity: [1, 0] }),
    animate(leaving, 'text', { opacity: [1, 0] }, LEAVING_TEXT_SHARE),
    animate(entering, 'art', { opacity: [0, 1] }),
    animate(
      entering,
      'text',
      { opacity: [0, 1], transform: [TEXT_BELOW, TEXT_IN_PLACE] },
      ENTERING_TEXT_SHARE,
    ),
  ];
  setTimeout(() => {
    if (leaving.dataset.state === 'leaving') leaving.dataset.state = 'away';
    for (const fade of fades) fade?.cancel();
  }, SLIDE_FADE_MS);
}

/** Starts the timer, unless the tab is hidden or the visitor has interacted. */
function schedule() {
  clearTimeout(timer);
  if (document.hidden || 'interacted' in dataset) return;
  const sincePageLoad = performance.now();
  const wait = sincePageLoad < SLIDE_INTERVAL_MS ? SLIDE_INTERVAL_MS - sincePageLoad : SLIDE_INTERVAL_MS;
  timer = setTimeout(() => {
    if (!('interacted' in dataset) && !isPaused()) showNext();
    schedule();
  }, wait);
}

document.addEventListener('visibilitychange', schedule);
schedule();
