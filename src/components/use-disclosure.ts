import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

type Press = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

interface DisclosureOptions {
  /** Whether the Disclosure is open initially. It must be the same as its `defaultOpen`. */
  isInitiallyOpen?: boolean;
  /** Called when the visitor presses the button. If it returns false, the press has no effect. */
  onPress?: (event: Press, isOpen: boolean) => boolean;
  /** Called when a press or `set` changes the state. */
  onToggle?: (isOpen: boolean) => void;
}

/**
 * Controls a Headless UI Disclosure, which has no `open` prop. Returns
 * - `button`: the props for its DisclosureButton
 * - `set`: opens or closes the Disclosure by a click on the button, without moving the focus
 * - `focus`: focuses the button
 */
export function useDisclosure({ isInitiallyOpen = false, onPress, onToggle }: DisclosureOptions) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useRef({ isOpen: isInitiallyOpen, isSetByScript: false }).current;

  // This handler runs before Headless UI's handler. It calls `preventDefault` to cancel a press, because Headless UI
  // ignores cancelled events.
  const toggle = (event: Press) => {
    if (!state.isSetByScript && onPress?.(event, state.isOpen) === false) {
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
      state.isSetByScript = true;
      ref.current?.click();
      state.isSetByScript = false;
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
