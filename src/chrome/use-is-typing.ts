import { useEffect, useState } from 'react';

/**
 * Returns whether the focused element is a field or is in a submission result. A fixed row would cover both, so it is
 * hidden (FB0).
 */
export function useIsTyping() {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const checkFocus = (focused: EventTarget | null) =>
      setTyping(focused instanceof Element && focused.matches('input, select, textarea, [data-hand-off] *'));
    const handleFocusIn = ({ target }: FocusEvent) => checkFocus(target);
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => checkFocus(relatedTarget);
    checkFocus(document.activeElement);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('focusout', handleFocusOut);
    return () => {
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('focusout', handleFocusOut);
    };
  }, []);
  return isTyping;
}
