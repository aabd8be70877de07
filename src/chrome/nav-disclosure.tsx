/**
 * An item of the navigation bar that opens a panel: a disclosure, not an ARIA menu. Headless UI's Disclosure provides
 * the state and ARIA. This component opens the panel on hover, keeps it open (pinned) after a click, and closes it when
 * another item opens. Before hydration, CSS shows the panel on hover and focus.
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../components/icon.tsx';
import { useDisclosure } from '../components/use-disclosure.ts';
import { followedLink } from './followed-link.ts';
import type { SingleOpenPanel } from './single-open-panel.ts';
import { menuItemClass } from './page-link.tsx';
import { canHover } from './viewport.ts';

/** A panel opens after the mouse has been on its item for this time (NV4). */
const OPEN_DELAY_MS = 150;
/** A panel closes after the mouse has been outside its item for this time (NV4). */
const CLOSE_DELAY_MS = 300;

export interface NavItem {
  element: HTMLElement;
  close: () => void;
  /** Closes the panel, and returns focus to the button if it was in the panel. */
  dismiss: () => void;
  /** Returns whether the panel stays open while the pointer is over another item. */
  staysOpen: () => boolean;
}

interface NavDisclosureProps {
  label: string;
  /** Shared by all items of the bar. */
  items: SingleOpenPanel<NavItem>;
  /** The pointer has not moved since the bar appeared, so hovering must not open a panel. */
  isPointerIdle: RefObject<boolean>;
  /** A link of the panel leads to the current page. */
  isCurrent: boolean;
  width: 'full' | 'narrow';
  children: ReactNode;
}

const panels = {
  full: 'inset-x-0 border-b-page',
  narrow: 'start-0 w-64 border-x-hair border-b-hair border-x-input border-b-input p-2',
} as const;

export function NavDisclosure({
  label,
  items,
  isPointerIdle,
  isCurrent,
  width,
  children,
}: NavDisclosureProps) {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const contains = (area: RefObject<HTMLElement | null>) =>
    Boolean(area.current?.contains(document.activeElement));

  const disclosure = useDisclosure({
    onPress(event, isOpen) {
      const isPinning = event.type === 'click' && isOpen && !isPinned.current;
      isPinned.current = isPinning || !isOpen;
      return !isPinning;
    },
    onToggle(isOpen) {
      clearTimeout(timer.current);
      if (isOpen && item.current) {
        items.opened({ element: item.current, close, dismiss, staysOpen });
      } else {
        isPinned.current = false;
        items.closed();
      }
    },
  });
  const close = () => {
    clearTimeout(timer.current);
    disclosure.set(false);
  };
  const dismiss = () => {
    const hadFocus = contains(panel);
    close();
    if (hadFocus) disclosure.focus();
  };
  const staysOpen = () => isPinned.current || contains(panel);

  /** Keeps open the panel that CSS showed before hydration. */
  const startOpen = useEffectEvent(() => {
    if (item.current?.matches(canHover() ? ':hover, :focus-within' : ':focus-within')) disclosure.set(true);
  });
  useEffect(() => {
    startOpen();
    return () => clearTimeout(timer.current);
  }, []);

  const isHover = (event: PointerEvent) => event.pointerType === 'mouse' && canHover();
  return (
    <Disclosure
      as="li"
      ref={item}
      className={`flex items-center${width === 'narrow' ? ' relative' : ''}`}
      onPointerEnter={(event: PointerEvent) => {
        clearTimeout(timer.current);
        if (!isHover(event) || isPointerIdle.current) return;
        timer.current = setTimeout(() => {
          if (!items.current?.staysOpen()) disclosure.set(true);
        }, OPEN_DELAY_MS);
      }}
      onPointerLeave={(event: PointerEvent) => {
        clearTimeout(timer.current);
        if (!isHover(event)) return;
        timer.current = setTimeout(() => {
          if (!isPinned.current && !contains(item)) close();
        }, CLOSE_DELAY_MS);
      }}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) close();
      }}
      onClick={(event: MouseEvent) => {
        if (followedLink(event.nativeEvent)) close(); // stays open for a link that opens a new tab
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
        className={`absolute top-full z-20 max-h-[calc(100vh-9rem)] overflow-y-auto overscroll-contain border-t-control border-brand bg-card [box-shadow:theme(boxShadow.lg)] not-data-open:hidden supports-[height:1dvh]:max-h-[calc(100dvh-9rem)] forced-colors:border-hair hydrated:transition-[opacity,translate] hydrated:duration-open hydrated:ease-engrave hydrated:starting:translate-y-2 hydrated:starting:opacity-0 unhydrated-active:block ${panels[width]}`}
      >
        {children}
      </DisclosurePanel>
    </Disclosure>
  );
}
