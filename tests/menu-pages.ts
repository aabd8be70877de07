import { serviceGroups } from '../src/site/page-info.ts';
import { menu } from '../src/site/menu.ts';

/** Returns the page. Throws an error if it is undefined. */
function requirePage<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('The menus lack a page that the tests need');
  return page;
}

const underAbout = menu.flatMap((item) => ('pages' in item ? item.pages : []));

export const secondAbout = requirePage(underAbout[1]);
export const service = requirePage(serviceGroups.at(-1)?.services.at(-1));
