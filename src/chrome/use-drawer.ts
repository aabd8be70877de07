import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../components/live-region.ts';
import { afterPaint } from '../runtime/after-paint.ts';
import type { Submenu } from './drawer-submenu.tsx';
import { SingleOpenPanel } from './single-open-panel.ts';
import { useAfterNavigation } from '../components/use-after-navigation.ts';
import * as words from '#words/site.json';

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Returns whether a press is the second one of a double tap: within 400 ms and a finger's width. */
const isSecondTap = (first: Press, second: Press) =>
  second.timeStamp - first.timeStamp < 400 &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < 44;

/**
 * Returns the state of the mobile menu's `<dialog>`, and closes it in the ways of MB4 to MB6 that the browser does not
 * handle. The browser makes the page inert, closes the dialog for Escape and Android's Back, and returns focus. The
 * boot script closes it when the viewport becomes wide (runtime/boot/resize-focus.ts).
 */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [submenus] = useState(() => new SingleOpenPanel<Submenu>());
  const [isOpen, setOpen] = useState(false);
  /** The key of the list. A new key resets the submenus. */
  const [listKey, setListKey] = useState(0);

  const openedBy = useRef<Press>(undefined);

  const open = ({ timeStamp, clientX, clientY }: Press) => {
    // Ignores a click by keyboard, which has no coordinates.
    openedBy.current = clientX || clientY ? { timeStamp, clientX, clientY } : undefined;
    if (!dialog.current?.open) dialog.current?.showModal(); // if the dialog is open, the boot script makes it modal
    afterPaint(() => setOpen(dialog.current?.open ?? false));
  };
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };

  useAfterNavigation(close);

  const adoptOpenDialog = useEffectEvent(() => {
    if (dialog.current?.open) setOpen(true); // the boot script has opened it
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let isLinkFollowed = false;
    const handleClose = () => {
      // Some screen readers do not announce the returned focus. After a link, they announce the h1 of the new page.
      if (!isLinkFollowed) announce(words.menuClosed);
      isLinkFollowed = false;
      submenus.closed();
      setOpen(false);
      setListKey((count) => count + 1);
    };
    // Prevents that a double tap on Open also presses Close, which appears at the same place, or a link that moves
    // past.
    const preventSecondTap = (event: MouseEvent) => {
      if (event.detail === 0 || !openedBy.current || !isSecondTap(openedBy.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const handleClick = ({ target }: MouseEvent) => {
      isLinkFollowed = target instanceof Element && target.closest('a') !== null;
      if (target === element || isLinkFollowed) element.close();
    };
    const handleEscape = (event: KeyboardEvent) => {
      const submenu = submenus.current;
      if (event.key !== 'Escape' || !submenu) return;
      event.preventDefault(); // otherwise the browser closes the dialog too
      submenu.close();
      submenu.focus();
    };
    element.addEventListener('close', handleClose);
    element.addEventListener('click', preventSecondTap, true);
    element.addEventListener('click', handleClick);
    element.addEventListener('keydown', handleEscape);
    adoptOpenDialog();
    return () => {
      element.removeEventListener('close', handleClose);
      element.removeEventListener('click', preventSecondTap, true);
      element.removeEventListener('click', handleClick);
      element.removeEventListener('keydown', handleEscape);
    };
  }, [submenus]);

  return { dialog, submenus, isOpen, listKey, open, close };
}
