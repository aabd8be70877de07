import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A text that changes while the page is shown. An effect changes the data of the text node. If React replaced the node,
 * Safari could scroll a page that is at its end. If a translation tool has replaced the node, the effect replaces the
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
