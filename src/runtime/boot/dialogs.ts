import { afterPaint } from '../after-paint.ts';
import { deferBands } from './deferred-rendering.ts';

/** The dialog that a button opens or closes by `commandfor`. */
export const dialogOf = (button: Element) =>
  document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement | null;

/**
 * Opens a dialog in two steps: it is painted first and made modal afterwards. A modal dialog makes the page inert, which
 * recalculates all styles and takes longer than the rest of the tap on a slow phone.
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
