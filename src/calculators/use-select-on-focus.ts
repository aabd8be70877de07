import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

type Input = HTMLInputElement;

/**
 * Returns handlers that select the content of an input when it gets focus, so that typing replaces it. A press moves
 * the caret after the focus event, so the handlers select the content again at the click, unless the visitor has
 * selected a part by dragging. A second press places the caret as usual.
 * @param isEnabled false while the visitor corrects an entry
 */
export function useSelectOnFocus(isEnabled: boolean) {
  const isFocusingPress = useRef(false);
  const hasLeftWindow = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<Input>) => {
      if (!isEnabled || hasLeftWindow.current) return;
      currentTarget.select();
      isFocusingPress.current = true;
    },
    onKeyUp: () => {
      isFocusingPress.current = false; // the Tab key has moved the focus
    },
    onClick: ({ currentTarget }: MouseEvent<Input>) => {
      const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
      if (isFocusingPress.current && isCaret) currentTarget.select();
      isFocusingPress.current = false;
    },
    onBlur: ({ currentTarget }: FocusEvent<Input>) => {
      // If the field stays the active element, the visitor has switched to another window: the caret must stay.
      hasLeftWindow.current = document.activeElement === currentTarget;
    },
  };
}
