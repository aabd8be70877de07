/**
 * Wraps Headless UI's Dialog (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). Its visible title is its
 * accessible name, and Close is the first control, which is focused. For a prerendered dialog see
 * chrome/mobile-menu.tsx.
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
import { afterPaint } from '../runtime/after-paint.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useDialogAnnouncements } from './use-dialog-announcements.ts';
import * as words from '#words/widgets.json';

/**
 * Returns focus to the element that had it when the dialog opened. Headless UI does so only for elements that are
 * focused after its code is loaded; here this is after the click. Waits for a microtask, because the page is inert
 * until the commit is complete. Does not move focus that is already elsewhere, such as on the h1 of a new page (RC3).
 */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () =>
      afterPaint(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      }),
    [opener],
  );
}

interface DialogBase {
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `wide` is for videos and pictures. */
  width?: keyof typeof widths;
  /** The dialog has a field, which is focused instead of Close. Its position leaves room for an on-screen keyboard. */
  field?: boolean;
}

/**
 * An `alertdialog` needs a description, which screen readers announce when it opens. A press outside does not close it
 * (AL2).
 */
type DialogProps = DialogBase &
  ({ alert: true; description: string } | { alert?: false; description?: string });

const widths = { text: 'max-w-[32rem]', wide: 'max-w-[56rem]' } as const;

const screen = 'fixed inset-0 grid overflow-y-auto overscroll-contain p-gutter';

/** Adds an element of the content to the description, after the text of `description`. */
export const DialogDescription = Description;

/** A modal dialog that is open while it is mounted. Mount it on a click, never in prerendered HTML. */
export function Dialog({
  onClose,
  title,
  description,
  children,
  alert = false,
  width = 'text',
  field = false,
}: DialogProps) {
  useFocusBack();
  useDialogAnnouncements(title);
  const box = `${field ? 'mx-auto self-start' : 'm-auto'} w-full border-control border-brand bg-card text-foreground ${widths[width]}`;
  // Closes the dialog for Escape in the browser's video player, which may stop the event (VL3).
  const closeFromPlayer = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLMediaElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const content = (
    <>
      <div className="sticky top-0 z-10 flex flex-row-reverse items-center justify-between gap-4 border-b-account border-brand bg-card py-2 pr-2 pl-5">
        <IconButton label={words.close} onClick={onClose} {...(!field && { 'data-autofocus': '' })}>
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
        // The panel fills the screen, so only Escape and Close can close it.
        <DialogPanel className={screen}>
          <div className={box}>{content}</div>
        </DialogPanel>
      ) : (
        <div className={screen}>
          <DialogPanel className={box}>{content}</DialogPanel>
        </div>
      )}
    </HeadlessDialog>
  );
}
