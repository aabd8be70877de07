import { useEffect, useState } from 'react';

/**
 * Returns whether the focused element is a field or is in the hand-off. Fixed rows are then hidden, because they would
 * cover the focused element (FB0).
 */
export function useIsTyping() {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const checkFocus = (focused: EventTarget | null) =>
      setTyping(focused instanceof Element && focused.matches('input, select, textarea, [data-hand-off] *'));
    checkFocus(document.activeElement);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('focusin', ({ target }) => checkFocus(target), { signal });
    document.addEventListener('focusout', ({ relatedTarget }) => checkFocus(relatedTarget), { signal });
    return () => controller.abort();
  }, []);
  return isTyping;
}
