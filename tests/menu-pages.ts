import { serviceGroups } from '../src/site/derive.ts';
import { menu } from '../src/site/menu.ts';

function there<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('The menus have no such page');
  return page;
}

const underAbout = menu.flatMap((item) => ('pages' in item ? item.pages : []));

/** The first two pages under About, and the last of the services, whichever the firm has. */
export const about = there(underAbout[0]);
export const besideAbout = there(underAbout[1]);
export const service = there(serviceGroups.at(-1)?.services.at(-1));
