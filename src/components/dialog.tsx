/**
 * The one wrapper of Headless UI's Dialog: modal, named by its visible title, Close first and focused, focus back to
 * what opened it. Native `<dialog>` serves the mobile menu alone, which must stand in the prerendered page.
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
import { useSpokenDialog } from './use-spoken-dialog.ts';

/**
 * Gives focus back to what had it when the dialog came. Headless UI knows only what was focused since its own code
 * arrived, which here is after the click. It waits for a microtask, since the page behind is inert until the commit is
 * over. Focus that has moved elsewhere by then, such as to a new page's h1, stays there (RC3).
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
  /** `wide` is for films and pictures. */
  width?: keyof typeof widths;
  /** A field to type in, which has the focus instead of Close: the dialog stands above a keyboard that comes up. */
  field?: boolean;
}

/** An alert is a message that asks for an answer: it must be described, and a press outside does not close it (AL2). */
type DialogProps = DialogBase &
  ({ alert: true; description: string } | { alert?: false; description?: string });

const widths = { text: 'max-w-[32rem]', wide: 'max-w-[56rem]' } as const;

const screen = 'fixed inset-0 grid overflow-y-auto overscroll-contain p-gutter';

/** Open as long as it is mounted; mount it on a click only, never in prerendered HTML. */
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
  useSpokenDialog(title);
  const box = `${field ? 'mx-auto self-start' : 'm-auto'} w-full border-control border-engrave bg-leaf text-ink ${widths[width]}`;
  // A browser's own player may keep Escape in its controls to itself (VL3).
  const closeFromPlayer = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLMediaElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const content = (
    <>
      <div className="sticky top-0 z-10 flex flex-row-reverse items-center justify-between gap-4 border-b-account border-engrave bg-leaf py-2 pr-2 pl-5">
        <IconButton label="Close" onClick={onClose} {...(!field && { 'data-autofocus': '' })}>
          <Icon name="close" />
        </IconButton>
        <DialogTitle className="text-h3 font-bold">{title}</DialogTitle>
      </div>
      <div className="p-5">
        {description && <Description className="text-ink-soft">{description}</Description>}
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
      <DialogBackdrop className="fixed inset-0 bg-night/80" />
      {alert ? (
        // The panel fills the screen, so no press is outside it and only Escape and Close remain.
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
