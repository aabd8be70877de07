import { serviceGroups } from '../src/site/page-info.ts';
import { menu } from '../src/site/menu.ts';

/** Returns a page of the menus that the tests open, or throws if the menus lack it. */
function required<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('The menus lack a page that the tests need');
  return page;
}

const underAbout = menu.flatMap((item) => ('pages' in item ? item.pages : []));

export const secondAbout = required(underAbout[1]);
export const service = required(serviceGroups.at(-1)?.services.at(-1));
