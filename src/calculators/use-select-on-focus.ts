import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

type Input = HTMLInputElement;

/**
 * Returns handlers that select the content of an input when it gets focus, so that typing replaces it. A press sets the
 * caret after the focus, so its content is selected again at the click, unless the press has selected a part of it. A
 * further press places the caret as usual.
 * @param isEnabled false while the visitor corrects what they typed
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
      // The field stays the active element while the visitor is in another window or tab; the browser keeps the caret.
      hasLeftWindow.current = document.activeElement === currentTarget;
    },
  };
}
