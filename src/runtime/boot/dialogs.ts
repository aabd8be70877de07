import { runAfterPaint } from '../after-paint.ts';
import { deferSections } from './deferred-rendering.ts';

/** Returns the dialog that a button opens or closes (`commandfor`), or null for other elements. */
export const findDialog = (button: Element) =>
  document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement | null;

/**
 * Shows a dialog, and makes it modal after the browser has painted it. To make the page inert for a modal dialog, the
 * browser recalculates all styles, and a slow phone would show the dialog late.
 */
export function showDialog(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.open = true;
  runAfterPaint(() => {
    if (dialog.open) deferSections(dialog);
    runAfterPaint(() => {
      if (!dialog.open || dialog.matches(':modal')) return;
      dialog.open = false;
      dialog.showModal();
    });
  });
}

/**
 * Makes the browser lay out the dialog at `pointerdown`, before the click shows the dialog. Until the click, the dialog
 * is invisible (mobile-menu.tsx).
 */
export function prepareDialog({ target }: Event) {
  const opener = (target as Element).closest('[command=show-modal]');
  if (opener) findDialog(opener)?.setAttribute('data-prepared', '');
}
