import { afterPaint } from '../after-paint.ts';
import { putOffBands } from './bands.ts';

/** The dialog that a button opens or closes; no button here commands anything else. */
export const dialogOf = (button: Element) =>
  document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement | null;

/**
 * Opens a dialog: shown at once, modal when that has been painted. Modal, it makes the page behind inert, and the
 * browser styles every element anew, which on a slow phone takes longer than all the rest of a tap.
 */
export function show(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.open = true;
  afterPaint(() => {
    if (dialog.open) putOffBands(dialog);
    afterPaint(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      dialog.open = false;
      dialog.showModal();
    });
  });
}

/** The finger is down some 60 ms before its click: time to lay the dialog out, unseen (styles/chrome.css). */
export function prepare({ target }: Event) {
  const opener = (target as Element).closest('[command=show-modal]');
  if (opener) dialogOf(opener)?.setAttribute('data-near', '');
}
