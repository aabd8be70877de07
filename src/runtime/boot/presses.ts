import { isLive } from '../protocol.ts';
import { dialogOf, prepare, show } from './dialogs.ts';
import { hold } from './held.ts';
import { changePreference } from './preferences.ts';
import { start } from './start.ts';

/** Buttons, and links that a script answers. Dialogs open and close without React. */
function onClick(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>('button,a[data-action]');
  if (!target || changePreference(target)) return;
  const { form, type } = target as Partial<HTMLButtonElement>; // a link has no form
  const dialog = dialogOf(target);
  const opens = target.getAttribute('command') === 'show-modal';
  if (dialog) event.preventDefault(); // the browser's own `command` would find the dialog open already
  if (dialog && opens) show(dialog);
  if (isLive(target)) return;
  if (dialog) {
    if (!opens) dialog.close();
    start();
  } else if (form && type === 'submit') {
    form.noValidate = true; // until its submit event: faults are told by the form's own summary
    start(); // its submit event follows, and is held
  } else hold(event, target);
}

/** The search is a form that leads to a page of its own, with React or without. */
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'dialog' || isLive(form)) return;
  form.noValidate = false;
  hold(event, form);
}

/** The keys of the search are a press of its link (chrome/search-link.tsx). */
function onKeyDown(event: KeyboardEvent) {
  const link = document.querySelector<HTMLElement>('[data-action=search]');
  const isKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (isKey && link && !isLive(link)) hold(event, link);
}

/** Answers or holds whatever is pressed before React is here. */
export function hearPresses() {
  addEventListener('pointerdown', prepare, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('keydown', onKeyDown, true);
}
