import { createContext, use } from 'react';
import type { PageFacts } from '../site/derive.ts';

/** The current page. Components read its path, title and place in the menu here. */
export const CurrentPage = createContext<PageFacts | undefined>(undefined);

export function useCurrentPage(): PageFacts {
  const page = use(CurrentPage);
  if (!page) throw new Error('This part stands outside a page: put CurrentPage round it');
  return page;
}
