import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../components/live-region.ts';
import { afterPaint } from '../runtime/after-paint.ts';
import type { Submenu } from './drawer-submenu.tsx';
import { OneOpen } from './one-open.ts';
import { useAfterNavigation } from './use-after-navigation.ts';

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Whether a press is the second half of a double tap: within 400 ms and a finger's breadth. */
const isSecondTap = (first: Press, second: Press) =>
  second.timeStamp - first.timeStamp < 400 &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < 44;

/**
 * State and ways to close of the mobile menu's `<dialog>` (MB4 to MB6). The browser does the rest: the inert page
 * behind, Escape and Android's Back, focus back to what opened it; and the boot script closes it in a window that becomes
 * wide (runtime/boot/resize-focus.ts).
 */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [submenus] = useState(() => new OneOpen<Submenu>());
  const [isOpen, setOpen] = useState(false);
  /** Counts closings: a new key gives the next opening a list with its submenus shut. */
  const [turn, setTurn] = useState(0);

  const openedBy = useRef<Press>(undefined);

  const open = ({ timeStamp, clientX, clientY }: Press) => {
    // A key has no place, and Firefox counts its click as one of a finger.
    openedBy.current = clientX || clientY ? { timeStamp, clientX, clientY } : undefined;
    if (!dialog.current?.open) dialog.current?.showModal(); // else the boot script has shown it, and makes it modal
    afterPaint(() => setOpen(dialog.current?.open ?? false));
  };
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };

  useAfterNavigation(close);

  const start = useEffectEvent(() => {
    if (dialog.current?.open) setOpen(true); // the boot script has opened it
  });
  useEffect(() => {
    const box = dialog.current;
    if (!box) return undefined;
    let isLeft = false; // by a link: what is said then is the next page's h1
    const closed = () => {
      // Some screen readers do not announce that the focus goes back.
      if (!isLeft) announce('Menu: closed');
      isLeft = false;
      submenus.closed();
      setOpen(false);
      setTurn((count) => count + 1);
    };
    // Where Open was, Close is now, or a link that slides by: one tap too many must not press it.
    const filter = (event: MouseEvent) => {
      if (event.detail === 0 || !openedBy.current || !isSecondTap(openedBy.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const click = ({ target }: MouseEvent) => {
      isLeft = target instanceof Element && target.closest('a') !== null;
      if (target === box || isLeft) box.close();
    };
    const escape = (event: KeyboardEvent) => {
      const submenu = submenus.current;
      if (event.key !== 'Escape' || !submenu) return;
      event.preventDefault(); // or the browser would close the whole drawer
      submenu.close();
      submenu.focus();
    };
    box.addEventListener('close', closed);
    box.addEventListener('click', filter, true);
    box.addEventListener('click', click);
    box.addEventListener('keydown', escape);
    start();
    return () => {
      box.removeEventListener('close', closed);
      box.removeEventListener('click', filter, true);
      box.removeEventListener('click', click);
      box.removeEventListener('keydown', escape);
    };
  }, [submenus]);

  return { dialog, submenus, isOpen, turn, open, close };
}
