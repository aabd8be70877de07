import { afterPaint } from '../after-paint.ts';
import { deferBands } from './deferred-rendering.ts';

/** Returns the dialog that a button opens or closes by `commandfor`. */
export const dialogOf = (button: Element) =>
  document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement | null;

/**
 * Opens a dialog in two steps: the browser paints it first, then it becomes modal. A modal dialog makes the page inert.
 * This recalculates all styles, which takes most of the time of a tap on a slow phone.
 */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.open = true;
  afterPaint(() => {
    if (dialog.open) deferBands(dialog);
    afterPaint(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      dialog.open = false;
      dialog.showModal();
    });
  });
}

/** Lays the dialog out invisibly at `pointerdown` (chrome/mobile-menu.tsx), about 60 ms before the click. */
export function prepareDialog({ target }: Event) {
  const opener = (target as Element).closest('[command=show-modal]');
  if (opener) dialogOf(opener)?.setAttribute('data-prepared', '');
}
