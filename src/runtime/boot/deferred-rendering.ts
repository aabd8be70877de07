import { clearFlag, setFlag } from '../protocol.ts';
import { whenIdle } from './when-idle.ts';

const allBands = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let bands: HTMLElement[] = [];

/** After the first input of the visitor, the script no longer scrolls. */
let hasInput = false;
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
  addEventListener(type, () => (hasInput = true), true);

function renderNext() {
  const band = bands.shift();
  if (!band) return;
  band.style.contentVisibility = 'visible';
  // Safari has no scroll anchoring: keep the target in place when a band above it gets its real height.
  if (!hasInput) document.querySelector(':target')?.scrollIntoView();
  whenIdle(renderNext);
}

/**
 * Renders the bands out of view, which `content-visibility` skips at first (styles/base.css), one at a time while the
 * browser is idle: all at once is a long task on a slow phone. In development all are rendered at once, because React
 * warns about style attributes that it did not render.
 */
export function renderBands() {
  clearFlag('modal');
  if (import.meta.env.DEV) return setFlag('rendered');
  bands = allBands();
  whenIdle(renderNext);
}

/** Skips the bands again while a modal dialog makes them inert, which recalculates the style of all their elements. */
export function deferBands(dialog: HTMLDialogElement) {
  clearFlag('rendered');
  setFlag('modal');
  for (const band of allBands()) band.style.contentVisibility = '';
  bands = [];
  dialog.addEventListener('close', renderBands, { once: true });
}
