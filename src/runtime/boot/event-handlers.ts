import { hasModifierKey } from '../../lib/modifier-key.ts';
import { isHydrated } from '../protocol.ts';
import { findDialog, prepareDialog, showDialog } from './dialogs.ts';
import { enqueue } from './event-queue.ts';
import { changePreference } from './preferences.ts';
import { startHydration } from './start-hydration.ts';

/**
 * Handles clicks on buttons, and on links with `data-action`. Changes preferences and opens dialogs. Before React has
 * hydrated the element, also closes dialogs, and queues other clicks. The browser handles clicks on links with a modifier
 * key.
 */
function onClick(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>('button,a[data-action]');
  if (!target || (target.dataset.action && hasModifierKey(event)) || changePreference(target)) return;
  const { form, type } = target as Partial<HTMLButtonElement>; // links have neither
  const dialog = findDialog(target);
  const isOpener = target.getAttribute('command') === 'show-modal';
  if (dialog) event.preventDefault(); // the browser's own command would throw if the dialog is already open
  if (dialog && isOpener) showDialog(dialog);
  if (isHydrated(target)) return;
  if (dialog) {
    if (!isOpener && event.detail < 2) dialog.close(); // the second tap of a double tap on Menu could press Close
    startHydration();
  } else if (form && type === 'submit') {
    form.noValidate = true; // the browser must not validate the form, because React lists the errors
    startHydration(); // onSubmit queues the submit event that follows
  } else enqueue(event, target);
}

/** Queues the submit event of an enquiry form. The browser handles the search form, which opens the search page. */
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'dialog' || isHydrated(form)) return;
  form.noValidate = false;
  enqueue(event, form);
}

/** Queues Ctrl+K or ⌘K as a click on the link to the search (search/search-link.tsx). */
function onKeyDown(event: KeyboardEvent) {
  const link = document.querySelector<HTMLElement>('[data-action=search]');
  const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (isShortcut && link && !isHydrated(link)) enqueue(event, link);
}

export function handleEvents() {
  addEventListener('pointerdown', prepareDialog, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('keydown', onKeyDown, true);
}
