import { createContext, use } from 'react';
import type { PageFacts } from '../site/derive.ts';

/** The page that is shown. Its parts ask here for its path, title and place, so that no page names its own. */
export const CurrentPage = createContext<PageFacts | undefined>(undefined);

export function useCurrentPage(): PageFacts {
  const page = use(CurrentPage);
  if (!page) throw new Error('This part stands outside a page: put CurrentPage round it');
  return page;
}
