import { clearFlag, setFlag } from '../protocol.ts';
import { whenIdle } from './when-idle.ts';

const findDeferredSections = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let sectionsToRender: HTMLElement[] = [];

/** Whether the visitor has used the page. This script then no longer scrolls. */
let hasInput = false;
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
  addEventListener(type, () => (hasInput = true), true);

function renderNext() {
  const section = sectionsToRender.shift();
  if (!section) return;
  section.style.contentVisibility = 'visible';
  // Keeps the target of the URL in view when a section above it gets its real height, because Safari has no scroll
  // anchoring.
  if (!hasInput) document.querySelector(':target')?.scrollIntoView();
  whenIdle(renderNext);
}

/**
 * Makes the browser render the sections out of view, which it initially skips because of `content-visibility`
 * (styles/base.css). When it is idle, it renders one section after another: all at once would be a long task on a slow
 * phone. In development, a flag makes it render all at once, because React warns about `style` attributes that it did
 * not set.
 */
export function renderSections() {
  clearFlag('modal');
  if (import.meta.env.DEV) return setFlag('rendered');
  sectionsToRender = findDeferredSections();
  whenIdle(renderNext);
}

/**
 * Makes the browser skip the sections out of view while a modal dialog is open. The dialog makes the page inert, and the
 * browser would recalculate the styles of all their elements.
 */
export function deferSections(dialog: HTMLDialogElement) {
  clearFlag('rendered');
  setFlag('modal');
  for (const section of findDeferredSections()) section.style.contentVisibility = '';
  sectionsToRender = [];
  dialog.addEventListener('close', renderSections, { once: true });
}
