/**
 * An item of the navigation bar that opens a panel. It is a disclosure, and not an ARIA menu. Headless UI's Disclosure
 * provides the state and the ARIA attributes. This component also opens the panel on hover, and closes it when another
 * item opens. A click pins the panel: the panel then stays open when the pointer leaves. Before hydration, CSS shows the
 * panel on hover and focus.
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../components/icon.tsx';
import { useDisclosure } from '../components/use-disclosure.ts';
import { findFollowedLink } from './followed-link.ts';
import type { SingleOpenPanel } from './single-open-panel.ts';
import { menuItemClass } from './page-link.tsx';
import { canHover } from './viewport.ts';

/** The time for which the mouse must be on an item before its panel opens (NV4). */
const OPEN_DELAY_MS = 150;
/** The time for which the mouse must be outside an item before its panel closes (NV4). */
const CLOSE_DELAY_MS = 300;

export interface NavItem {
  element: HTMLElement;
  close: () => void;
  /** Closes the panel. If the focus is in the panel, moves it to the button. */
  dismiss: () => void;
  /** Returns whether the panel must stay open when the pointer moves to another item. */
  staysOpen: () => boolean;
}

interface NavDisclosureProps {
  label: string;
  /** Closes this panel when another panel opens. All items of the bar share this object. */
  openPanel: SingleOpenPanel<NavItem>;
  /** While true, hover opens no panel (site-menu.tsx). */
  isPointerIdle: RefObject<boolean>;
  /** Whether a link of the panel leads to the current page. */
  isCurrent: boolean;
  width: 'full' | 'narrow';
  children: ReactNode;
}

const panelWidthClasses = {
  full: 'inset-x-0 border-b-page',
  narrow: 'start-0 w-64 border-x-hair border-b-hair border-x-input border-b-input p-2',
} as const;

export function NavDisclosure({
  label,
  openPanel,
  isPointerIdle,
  isCurrent,
  width,
  children,
}: NavDisclosureProps) {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasFocus = (element: RefObject<HTMLElement | null>) =>
    Boolean(element.current?.contains(document.activeElement));

  const disclosure = useDisclosure({
    onPress(event, isOpen) {
      // If hover has opened the panel, a click on its button pins the panel and does not close it.
      const isPinning = event.type === 'click' && isOpen && !isPinned.current;
      isPinned.current = isPinning || !isOpen;
      return !isPinning;
    },
    onToggle(isOpen) {
      clearTimeout(timer.current);
      if (isOpen && item.current) {
        openPanel.handleOpen({ element: item.current, close, dismiss, staysOpen });
      } else {
        isPinned.current = false;
        openPanel.handleClose();
      }
    },
  });
  const close = () => {
    clearTimeout(timer.current);
    disclosure.set(false);
  };
  const dismiss = () => {
    const isFocusInPanel = hasFocus(panel);
    close();
    if (isFocusInPanel) disclosure.focus();
  };
  const staysOpen = () => isPinned.current || hasFocus(panel);

  /** Opens the panel if CSS showed it before hydration. Otherwise the panel would disappear at hydration. */
  const openIfShown = useEffectEvent(() => {
    if (item.current?.matches(canHover() ? ':hover, :focus-within' : ':focus-within')) disclosure.set(true);
  });
  useEffect(() => {
    openIfShown();
    return () => clearTimeout(timer.current);
  }, []);

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && canHover();
  return (
    <Disclosure
      as="li"
      ref={item}
      className={`flex items-center${width === 'narrow' ? ' relative' : ''}`}
      onPointerEnter={(event: PointerEvent) => {
        clearTimeout(timer.current);
        if (!isMouse(event) || isPointerIdle.current) return;
        timer.current = setTimeout(() => {
          if (!openPanel.current?.staysOpen()) disclosure.set(true);
        }, OPEN_DELAY_MS);
      }}
      onPointerLeave={(event: PointerEvent) => {
        clearTimeout(timer.current);
        if (!isMouse(event)) return;
        timer.current = setTimeout(() => {
          if (!isPinned.current && !hasFocus(item)) close();
        }, CLOSE_DELAY_MS);
      }}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) close();
      }}
      onClick={(event: MouseEvent) => {
        if (findFollowedLink(event.nativeEvent)) close(); // a link that opens a new tab leaves the panel open
      }}
    >
      <DisclosureButton
        type="button"
        {...disclosure.button}
        data-current={isCurrent || undefined}
        className={`group data-open:border-b-brand data-open:text-brand forced-colors:data-open:[border-bottom-color:Highlight] ${menuItemClass.bar}`}
      >
        {label}
        <span className="transition-transform duration-quick group-data-open:rotate-180">
          <Icon name="down" />
        </span>
      </DisclosureButton>
      <DisclosurePanel
        static
        ref={panel}
        data-menu-panel={width}
        className={`absolute top-full z-20 max-h-[calc(100vh-9rem)] overflow-y-auto overscroll-contain border-t-control border-brand bg-card [box-shadow:theme(boxShadow.lg)] not-data-open:hidden supports-[height:1dvh]:max-h-[calc(100dvh-9rem)] forced-colors:border-hair hydrated:transition-[opacity,translate] hydrated:duration-open hydrated:ease-engrave hydrated:starting:translate-y-2 hydrated:starting:opacity-0 unhydrated-active:block ${panelWidthClasses[width]}`}
      >
        {children}
      </DisclosurePanel>
    </Disclosure>
  );
}
