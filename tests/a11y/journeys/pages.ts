import { routes } from '../../../src/site/routes.ts';
import type { Path, Route } from '../../../src/site/routes.ts';
import { serviceGroups } from '../../../src/site/page-info.ts';
import { menu } from '../../../src/site/menu.ts';
import { link } from './steps.ts';
import type { Journey } from './steps.ts';

const openByMenu = (labels: readonly string[], to: string): Journey => ({
  task: `open ${labels.at(-1)} by the menu`,
  steps: [{ menu: labels }, { arrives: to as Path }],
});

const inBar = menu.flatMap((item) => {
  if ('path' in item) return [openByMenu([item.label], item.path)];
  const pages = 'pages' in item ? item.pages : serviceGroups.flatMap(({ services }) => services);
  return pages.map(({ label, path }) => openByMenu([item.label, label], path));
});
const stepsInBar = inBar.flatMap(({ steps }) => steps);
const pathsInBar = new Set(stepsInBar.map((step) => ('arrives' in step ? step.arrives : '')));

/** The journeys to the pages that are not in the navigation bar, by the footer. */
const inFooter = (routes as readonly Route[])
  .filter(
    ({ path, unlisted, isOmittedFromFooter }) =>
      !unlisted && !isOmittedFromFooter && !pathsInBar.has(path as Path),
  )
  .map(({ label, path }): Journey => ({
    task: `open ${label} from the footer`,
    steps: [{ press: link(label, 'Site') }, { arrives: path as Path }],
  }));

const fromContact = (journeys: readonly Journey[]) =>
  journeys.map((one, i): Journey => ({ ...one, ...(i === 0 && { at: '/contact' }), isNightly: true }));

/** The journeys to every page in the navigation bar and in the footer. */
export const pages: readonly Journey[] = [...fromContact(inBar), ...fromContact(inFooter)];
