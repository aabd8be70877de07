/**
 * Wraps Headless UI's Dialog (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). The visible title is the
 * accessible name. The first control is Close. It receives the focus unless `field` is set. The mobile menu
 * (chrome/mobile-menu.tsx) does not use this component, because it is prerendered as a native `<dialog>`.
 */
import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { useLayoutEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { runAfterPaint } from '../runtime/after-paint.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useDialogAnnouncements } from './use-dialog-announcements.ts';
import * as words from '#words/widgets.json';

/**
 * When the dialog closes, returns focus to the element that was focused when the dialog opened. If another element has
 * received focus, such as the h1 of a new page (RC3), that element keeps it. Headless UI cannot return focus: it
 * remembers only elements that are focused after its code is loaded, and the click that opens the dialog loads the
 * code.
 */
function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    // The page is inert until the commit is complete, so focus returns only after the next paint.
    () => () =>
      runAfterPaint(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      }),
    [opener],
  );
}

interface DialogBaseProps {
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The width of the dialog. `wide` is for videos and pictures. */
  width?: keyof typeof widths;
  /**
   * Whether the content has a field that receives the focus instead of the Close button. The dialog is then at the top
   * of the screen, above the on-screen keyboard.
   */
  hasField?: boolean;
}

/**
 * With `alert`, the dialog is an `alertdialog`: screen readers announce its description when it opens, and a press
 * outside does not close it (AL2).
 */
type DialogProps = DialogBaseProps &
  ({ alert: true; description: string } | { alert?: false; description?: string });

const widths = { text: 'max-w-[32rem]', wide: 'max-w-[56rem]' } as const;

const fullScreenClasses = 'fixed inset-0 grid overflow-y-auto overscroll-contain p-gutter';

/** Wraps a part of the content that belongs to the accessible description, after the text of `description`. */
export const DialogDescription = Description;

/**
 * A modal dialog. It is open while it is mounted. Mount it on a click, because prerendered HTML must not contain it.
 */
export function Dialog({
  onClose,
  title,
  description,
  children,
  alert = false,
  width = 'text',
  hasField = false,
}: DialogProps) {
  useReturnFocus();
  useDialogAnnouncements(title);
  const boxClasses = `${hasField ? 'mx-auto self-start' : 'm-auto'} w-full border-control border-brand bg-card text-foreground ${widths[width]}`;
  // Closes the dialog when the visitor presses Escape in the browser's video player. The player may stop the event
  // before Headless UI receives it (VL3).
  const closeFromPlayer = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLMediaElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const content = (
    <>
      <div className="sticky top-0 z-10 flex flex-row-reverse items-center justify-between gap-4 border-b-account border-brand bg-card py-2 pr-2 pl-5">
        <IconButton label={words.close} onClick={onClose} {...(!hasField && { 'data-autofocus': '' })}>
          <Icon name="close" />
        </IconButton>
        <DialogTitle className="text-h3 font-bold">{title}</DialogTitle>
      </div>
      <div className="p-5">
        {description && <Description className="text-foreground-soft">{description}</Description>}
        {children}
      </div>
    </>
  );
  return (
    <HeadlessDialog
      open
      onClose={onClose}
      onKeyDownCapture={closeFromPlayer}
      role={alert ? 'alertdialog' : 'dialog'}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-footer/80" />
      {alert ? (
        // Headless UI closes a dialog after a press outside its panel. This panel fills the screen, so no press is
        // outside.
        <DialogPanel className={fullScreenClasses}>
          <div className={boxClasses}>{content}</div>
        </DialogPanel>
      ) : (
        <div className={fullScreenClasses}>
          <DialogPanel className={boxClasses}>{content}</DialogPanel>
        </div>
      )}
    </HeadlessDialog>
  );
}
