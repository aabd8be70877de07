import { useState } from 'react';
import type { ReactNode } from 'react';
import { Announced } from './announced.tsx';

/**
 * Returns the message about the last copy, and a function that shows a message. Each call announces the message, even if
 * it has the same words as the last one. A change of `source` removes the message, because the copy is out of date.
 * @param source the copied text, or another value that changes with it
 */
export function useCopyMessage(source: string): [ReactNode, (message: string) => void] {
  const [shown, setShown] = useState<{ source: string; message: string; id: number }>();
  if (shown && shown.source !== source) setShown(undefined);
  const show = (message: string) =>
    setShown((previous) => ({ source, message, id: (previous?.id ?? 0) + 1 }));
  return [shown && <Announced key={shown.id}>{shown.message}</Announced>, show];
}
