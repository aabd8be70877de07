import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

type Press = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

interface DisclosureOptions {
  /** Must equal the Disclosure's `defaultOpen`. */
  isInitiallyOpen?: boolean;
  /** Called when the visitor presses the button; returning false prevents the change. */
  onPress?: (event: Press, isOpen: boolean) => boolean;
  /** Called when the button or `set` changes the state. */
  onToggle?: (isOpen: boolean) => void;
}

/**
 * Returns functions that control a Headless UI Disclosure, which has no `open` prop, and props for its DisclosureButton
 * (`button`). `set` toggles the Disclosure by a click event, without moving focus.
 */
export function useDisclosure({ isInitiallyOpen = false, onPress, onToggle }: DisclosureOptions) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useRef({ isOpen: isInitiallyOpen, byScript: false }).current;

  // Runs before Headless UI's handlers, which ignore events with `defaultPrevented`.
  const toggle = (event: Press) => {
    if (!state.byScript && onPress?.(event, state.isOpen) === false) {
      event.preventDefault();
      return;
    }
    state.isOpen = !state.isOpen;
    onToggle?.(state.isOpen);
  };
  return {
    focus: () => ref.current?.focus(),
    set(isOpen: boolean) {
      if (isOpen === state.isOpen) return;
      state.byScript = true;
      ref.current?.click();
      state.byScript = false;
    },
    button: {
      ref,
      onClick: toggle,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        if (event.repeat) event.preventDefault();
        else toggle(event);
      },
    },
  };
}
