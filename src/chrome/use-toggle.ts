import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

interface ToggleOptions {
  /** Called when the visitor presses the button; returning false prevents the change. */
  press?: (isOpen: boolean, by: 'pointer' | 'key') => boolean;
  toggled: (isOpen: boolean) => void;
}

/**
 * Controls a Headless UI Disclosure, which has no `open` prop: a click by script toggles it without moving focus. Enter
 * and Space toggle it on keydown, without a click. Spread `button` on the DisclosureButton.
 */
export function useToggle({ press = () => true, toggled }: ToggleOptions) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useRef({ isOpen: false, byScript: false }).current;

  const flip = () => {
    state.isOpen = !state.isOpen;
    toggled(state.isOpen);
  };
  return {
    isOpen: () => state.isOpen,
    focus: () => ref.current?.focus(),
    set(open: boolean) {
      if (open === state.isOpen) return;
      state.byScript = true;
      ref.current?.click();
      state.byScript = false;
    },
    button: {
      ref,
      // These handlers run before Headless UI's own, which ignore a prevented event.
      onClick(event: MouseEvent) {
        if (state.byScript || press(state.isOpen, 'pointer')) flip();
        else event.preventDefault();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        if (event.repeat || !press(state.isOpen, 'key')) event.preventDefault();
        else flip();
      },
    },
  };
}
