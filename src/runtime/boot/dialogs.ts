import { afterPaint } from '../after-paint.ts';
import { deferSections } from './deferred-rendering.ts';

/** Returns the dialog that a button opens or closes by `commandfor`. */
export const dialogOf = (button: Element) =>
  document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement | null;

/**
 * Opens a dialog, and makes it modal after it is painted. Making it modal makes the page inert and recalculates all
 * styles: without the paint, a slow phone would show the dialog late.
 */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.open = true;
  afterPaint(() => {
    if (dialog.open) deferSections(dialog);
    afterPaint(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      dialog.open = false;
      dialog.showModal();
    });
  });
}

/** Makes the browser lay out the invisible dialog at `pointerdown`, about 60 ms before the click (mobile-menu.tsx). */
export function prepareDialog({ target }: Event) {
  const opener = (target as Element).closest('[command=show-modal]');
  if (opener) dialogOf(opener)?.setAttribute('data-prepared', '');
}
