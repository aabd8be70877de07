import { createContext, use } from 'react';
import type { PageInfo } from '../site/page-info.ts';

/** The current page, from which components read its path, its title or its place in the menu. */
export const CurrentPage = createContext<PageInfo | undefined>(undefined);

export function useCurrentPage(): PageInfo {
  const page = use(CurrentPage);
  if (!page) throw new Error('useCurrentPage must be called inside a CurrentPage provider');
  return page;
}
