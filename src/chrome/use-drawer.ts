import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../components/live-region.ts';
import { runAfterPaint } from '../runtime/after-paint.ts';
import type { Submenu } from './drawer-submenu.tsx';
import { SingleOpenPanel } from './single-open-panel.ts';
import { useAfterNavigation } from '../components/use-after-navigation.ts';
import * as words from '#words/site.json';

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Returns whether two presses are a double tap: within 400 ms and 44 px, which is about the width of a finger. */
const isSecondTap = (first: Press, second: Press) =>
  second.timeStamp - first.timeStamp < 400 &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < 44;

/**
 * Returns the state of the mobile menu's `<dialog>`. Closes it after a click on a link, a click outside and a
 * navigation (MB4 to MB6). The browser itself makes the page inert, closes the dialog on Escape and on Android's Back,
 * and returns the focus. The boot script closes it when the viewport becomes wide (runtime/boot/resize-focus.ts).
 */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [openSubmenu] = useState(() => new SingleOpenPanel<Submenu>());
  const [isOpen, setOpen] = useState(false);

  /** The press that has opened the menu. It is undefined if a key has opened it. */
  const openingPress = useRef<Press>(undefined);

  const open = ({ timeStamp, clientX, clientY }: Press) => {
    // The coordinates of a click by key are 0.
    openingPress.current = clientX || clientY ? { timeStamp, clientX, clientY } : undefined;
    // If the dialog is already open, the boot script has opened it, and makes it modal.
    if (!dialog.current?.open) dialog.current?.showModal();
    runAfterPaint(() => setOpen(dialog.current?.open ?? false));
  };
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };

  useAfterNavigation(close);

  const readInitialState = useEffectEvent(() => {
    if (dialog.current?.open) setOpen(true); // the boot script has opened it before hydration
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let isLinkFollowed = false;
    const handleClose = () => {
      // Some screen readers do not announce that the focus has returned. After a click on a link, they announce the h1
      // of the new page instead.
      if (!isLinkFollowed) announce(words.menuClosed);
      isLinkFollowed = false;
      openSubmenu.current?.close();
      setOpen(false);
    };
    // Cancels the second tap of a double tap on Open. The second tap would press Close, which appears at the same place,
    // or a link that moves past this place during the transition.
    const preventSecondTap = (event: MouseEvent) => {
      if (event.detail === 0 || !openingPress.current || !isSecondTap(openingPress.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const handleClick = ({ target }: MouseEvent) => {
      isLinkFollowed = target instanceof Element && target.closest('a') !== null;
      if (target === element || isLinkFollowed) element.close();
    };
    const handleEscape = (event: KeyboardEvent) => {
      const submenu = openSubmenu.current;
      if (event.key !== 'Escape' || !submenu) return;
      event.preventDefault(); // otherwise the browser closes the dialog too
      submenu.close();
      submenu.focus();
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('close', handleClose, { signal });
    element.addEventListener('click', preventSecondTap, { capture: true, signal });
    element.addEventListener('click', handleClick, { signal });
    element.addEventListener('keydown', handleEscape, { signal });
    readInitialState();
    return () => controller.abort();
  }, [openSubmenu]);

  return { dialog, openSubmenu, isOpen, open, close };
}
