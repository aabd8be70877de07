import { serviceGroups } from '../src/site/derive.ts';
import { menu } from '../src/site/menu.ts';

function there<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('The menus have no such page');
  return page;
}

const alone = menu.filter((item) => 'path' in item);
const underAbout = menu.flatMap((item) => ('pages' in item ? item.pages : []));

/** An item of the bar that is a page, neither Home nor Contact; two pages under About; the last of the services. */
export const inBar = there(alone.find(({ path }) => path !== '/' && path !== '/contact'));
export const about = there(underAbout[0]);
export const besideAbout = there(underAbout[1]);
export const service = there(serviceGroups.at(-1)?.services.at(-1));
