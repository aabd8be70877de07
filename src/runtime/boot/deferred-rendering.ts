import { clearFlag, setFlag } from '../protocol.ts';
import { whenIdle } from './when-idle.ts';

const allBands = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let bands: HTMLElement[] = [];

/** After the visitor's first input, the script no longer scrolls. */
let hasInput = false;
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
  addEventListener(type, () => (hasInput = true), true);

function renderNext() {
  const band = bands.shift();
  if (!band) return;
  band.style.contentVisibility = 'visible';
  // Safari has no scroll anchoring. Keep the target in place when a section above it gets its real height.
  if (!hasInput) document.querySelector(':target')?.scrollIntoView();
  whenIdle(renderNext);
}

/**
 * Renders the sections out of view, which `content-visibility` initially skips (styles/base.css). Renders one at a time
 * when the browser is idle, because all at once is a long task on a slow phone. In development all are rendered at
 * once, because React warns about style attributes that it did not render.
 */
export function renderBands() {
  clearFlag('modal');
  if (import.meta.env.DEV) return setFlag('rendered');
  bands = allBands();
  whenIdle(renderNext);
}

/**
 * Skips the sections again while a modal dialog is open: making them inert would recalculate the style of all their
 * elements.
 */
export function deferBands(dialog: HTMLDialogElement) {
  clearFlag('rendered');
  setFlag('modal');
  for (const band of allBands()) band.style.contentVisibility = '';
  bands = [];
  dialog.addEventListener('close', renderBands, { once: true });
}
