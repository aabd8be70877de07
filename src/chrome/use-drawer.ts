import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../components/live-region.ts';
import { afterPaint } from '../runtime/after-paint.ts';
import type { Submenu } from './drawer-submenu.tsx';
import { SingleOpenPanel } from './single-open-panel.ts';
import { useAfterNavigation } from '../components/use-after-navigation.ts';
import * as m from '#words/site.json';

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Whether a press is the second one of a double tap: within 400 ms and a finger's width. */
const isSecondTap = (first: Press, second: Press) =>
  second.timeStamp - first.timeStamp < 400 &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < 44;

/**
 * State of the mobile menu's `<dialog>` and the ways to close it (MB4 to MB6). The browser makes the page inert, closes
 * for Escape and Android's Back, and returns focus. The boot script closes the dialog when the viewport becomes wide
 * (runtime/boot/resize-focus.ts).
 */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [submenus] = useState(() => new SingleOpenPanel<Submenu>());
  const [isOpen, setOpen] = useState(false);
  /** Counts openings: a new key resets the submenus for the next one. */
  const [turn, setTurn] = useState(0);

  const openedBy = useRef<Press>(undefined);

  const open = ({ timeStamp, clientX, clientY }: Press) => {
    // A click by keyboard has no coordinates, and Firefox reports it as touch.
    openedBy.current = clientX || clientY ? { timeStamp, clientX, clientY } : undefined;
    if (!dialog.current?.open) dialog.current?.showModal(); // otherwise the boot script has shown it, and makes it modal
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
    let isLeft = false; // closed by a link: the next announcement is the h1 of the new page
    const closed = () => {
      // Some screen readers do not announce that focus returns.
      if (!isLeft) announce(m.menuClosed);
      isLeft = false;
      submenus.closed();
      setOpen(false);
      setTurn((count) => count + 1);
    };
    // Close is where Open was: a double tap on Open must not press it, or a link that slides by.
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
      event.preventDefault(); // otherwise the browser closes the dialog too
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
