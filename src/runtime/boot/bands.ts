import { clearFlag, setFlag } from '../protocol.ts';
import { whenIdle } from './idle.ts';

const allBands = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let bands: HTMLElement[] = [];

/** Whether the visitor has begun to move: from then on the place is theirs. */
let led = false;
for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
  addEventListener(type, () => (led = true), true);

function styleNext() {
  const band = bands.shift();
  if (!band) return;
  band.style.contentVisibility = 'visible';
  // Its height was a guess. Safari does not hold on to the place that the address names, other browsers do.
  if (!led) document.querySelector(':target')?.scrollIntoView();
  whenIdle(styleNext);
}

/**
 * Has the bands out of view styled (styles/base.css), one per idle moment: all at once is a long task on a slow
 * phone. In development React complains of a style that it did not write, so all are styled at once.
 */
export function styleBands() {
  if (import.meta.env.DEV) return setFlag('whole');
  bands = allBands();
  whenIdle(styleNext);
}

/** While a dialog makes the bands inert they are put off anew, or the browser would style every element twice. */
export function putOffBands(until: HTMLDialogElement) {
  clearFlag('whole');
  for (const band of allBands()) band.style.contentVisibility = '';
  bands = [];
  until.addEventListener('close', styleBands, { once: true });
}
