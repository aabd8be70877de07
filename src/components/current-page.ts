import { createContext, use } from 'react';
import type { PageInfo } from '../site/page-info.ts';

/** The context with the current page. Components read the path, the title or the menu position of the page from it. */
export const CurrentPage = createContext<PageInfo | undefined>(undefined);

export function useCurrentPage(): PageInfo {
  const page = use(CurrentPage);
  if (!page) throw new Error('useCurrentPage must be called inside a CurrentPage provider');
  return page;
}
