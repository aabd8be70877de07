import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A text that changes while the page is shown. Changes the text node in place, because Safari scrolls a page at its end
 * upwards if the node is replaced. If a translation tool has replaced the node, which React does not know, replaces the
 * content of the element.
 */
export function ChangingText({ children }: { children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [initial] = useState(children);
  const shown = useRef(initial);
  useLayoutEffect(() => {
    if (children === shown.current) return;
    shown.current = children;
    const text = element.current!.firstChild;
    if (text instanceof Text && !text.nextSibling) text.data = children;
    else element.current!.textContent = children;
  }, [children]);
  return <span ref={element}>{initial}</span>;
}
