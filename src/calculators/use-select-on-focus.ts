import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

type Input = HTMLInputElement;

/**
 * Returns handlers that select the content of an input when it gets focus, so that typing replaces the content. After a
 * press, the browser places the caret only after the focus event. So the click handler selects the content again,
 * unless the visitor has selected a part by dragging. A second press places the caret as usual.
 * @param isEnabled false while the visitor corrects an entry, which must not be replaced
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
      isFocusingPress.current = false; // the visitor has moved focus with the Tab key
    },
    onClick: ({ currentTarget }: MouseEvent<Input>) => {
      const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
      if (isFocusingPress.current && isCaret) currentTarget.select();
      isFocusingPress.current = false;
    },
    onBlur: ({ currentTarget }: FocusEvent<Input>) => {
      // If the input is still the active element, the visitor has switched to another window. After the return, the
      // caret must be where it was, so the content is not selected again.
      hasLeftWindow.current = document.activeElement === currentTarget;
    },
  };
}
