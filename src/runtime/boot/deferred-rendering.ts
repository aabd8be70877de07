import { clearFlag, setFlag } from '../protocol.ts';
import { whenIdle } from './when-idle.ts';

const deferredSections = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let sectionsToRender: HTMLElement[] = [];

/** The visitor has used the page. This script then no longer scrolls. */
let hasInput = false;
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
  addEventListener(type, () => (hasInput = true), true);

function renderNext() {
  const section = sectionsToRender.shift();
  if (!section) return;
  section.style.contentVisibility = 'visible';
  // Keeps the target of the URL in place when a section above gets its real height: Safari has no scroll anchoring.
  if (!hasInput) document.querySelector(':target')?.scrollIntoView();
  whenIdle(renderNext);
}

/**
 * Renders the sections out of view, which `content-visibility` initially skips (styles/base.css). Renders one section
 * at a time when the browser is idle: all together would be a long task on a slow phone. In development, a flag renders
 * all together, because React warns about style attributes that it did not set.
 */
export function renderSections() {
  clearFlag('modal');
  if (import.meta.env.DEV) return setFlag('rendered');
  sectionsToRender = deferredSections();
  whenIdle(renderNext);
}

/**
 * Stops rendering the sections out of view while a modal dialog is open. The dialog makes the page inert, which would
 * otherwise recalculate the styles of all elements.
 */
export function deferSections(dialog: HTMLDialogElement) {
  clearFlag('rendered');
  setFlag('modal');
  for (const section of deferredSections()) section.style.contentVisibility = '';
  sectionsToRender = [];
  dialog.addEventListener('close', renderSections, { once: true });
}
