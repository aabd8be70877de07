import { clearFlag, setFlag } from '../protocol.ts';
import { whenIdle } from '../when-idle.ts';

const findDeferredSections = () => [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];
let sectionsToRender: HTMLElement[] = [];

/**
 * Is truthy if the visitor has used the page. This script then no longer scrolls. After a reload or Back, the history
 * entry has a state if the page was hydrated before (history-entries.ts).
 */
let hasInput: unknown = history.state;
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
  addEventListener(type, () => (hasInput = true), true);

function renderNext() {
  const section = sectionsToRender.shift();
  if (!section) return;
  section.style.contentVisibility = 'visible';
  // Safari has no scroll anchoring. When a section above the target of the URL gets its real height, the target moves
  // out of view, so this line scrolls back to the target.
  if (!hasInput) document.querySelector(':target')?.scrollIntoView();
  whenIdle(renderNext);
}

/**
 * Makes the browser render the sections out of view, which `content-visibility` skips initially (styles/base.css).
 * Renders one section each time the browser is idle, because rendering all sections in one task would take long on a
 * slow phone. In development, a flag renders all sections in one task, because React warns about `style` attributes
 * that React did not set.
 */
export function renderSections() {
  clearFlag('modal');
  if (import.meta.env.DEV) return setFlag('rendered');
  sectionsToRender = findDeferredSections();
  whenIdle(renderNext);
}

/**
 * Stops the page from scrolling, and makes the browser skip the sections out of view, while the mobile menu is open. A
 * modal menu makes the page inert, and the browser would otherwise recalculate the styles of all elements in these
 * sections. The flag `rendered` is set if React Router has opened another page (page-arrival.ts).
 */
export function deferSections(dialog: HTMLDialogElement) {
  clearFlag('rendered');
  setFlag('modal');
  for (const section of findDeferredSections()) section.style.contentVisibility = '';
  sectionsToRender = [];
  dialog.addEventListener('close', renderSections, { once: true });
}
