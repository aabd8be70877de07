import { firm } from './firm.ts';
import { notFound, routes } from './routes.ts';
import type { ArticlePath, Path, Route, To } from './routes.ts';
import { groups } from './services.ts';
import type { Denomination } from './row.ts';
import type { PageMark } from './page-marks.ts';
import type { RosetteName } from './rosettes.ts';

const table: readonly Route[] = routes;

export function route(path: Path): Route {
  const row = table.find((candidate) => candidate.path === path);
  if (!row) throw new RangeError(`No route has the path ${path}`);
  return row;
}

/** The row with a path; undefined when there is none. Addresses in other spellings: runtime/boot/correct-address.ts. */
export const match = (path: string): Route | undefined => table.find((row) => row.path === path);

/** A page as the way to it names it. */
export interface Step {
  path: string;
  label: string;
}

/** What a page tells of itself: a row of the table, or a page that has none. */
export interface PageFacts extends Step {
  title?: string;
  rosette?: RosetteName;
  group?: Route['group'];
  denomination?: Denomination | undefined;
  /** From Home to the page itself, where it is not in the table. */
  way?: readonly Step[];
}

/** A page that is not in the route table, as searchers are told of it. */
export interface Place extends PageFacts {
  path: ArticlePath;
  description: string;
  way: readonly Step[];
  /** Its picture for sharing. */
  image: string;
  article?: { title: string; author: string; date: string; words: number };
}

/** The mark of a page: its service's rosette, or that of its path in `pageMarks`. Home has none. */
export const markOf = ({ path, rosette }: PageFacts) =>
  rosette ?? (path === '/' ? undefined : (`page-${path.slice(1)}` as PageMark));

export const titleOf = ({ title, label }: PageFacts) => title ?? label;

/** What a tab is called: "About Us - Firm" (G3). */
export const tabTitle = (page: PageFacts) => `${titleOf(page)} - ${firm.name}`;

/** The file of a page: of a path of the table, or of `notFound`. */
export const pageSource = (path: string) =>
  `src/pages${path === '/' ? '/home' : path === notFound.path ? '/not-found' : path}.tsx`;

/** The way from Home to a page, Home first and the page last. */
export function trail(path: Path): Route[] {
  const row = route(path);
  return row.parent ? [...trail(row.parent as Path), row] : [row];
}

export const wayTo = ({ way, path }: PageFacts) => way ?? trail(path as Path);

/** The place of a service among all of the menu, counted from 1; undefined of any other page. */
export const numberOf = ({ path }: PageFacts) =>
  table.filter(({ group }) => group).findIndex((row) => row.path === path) + 1 || undefined;

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The services in their menu groups. */
export const serviceGroups = groups.map((name) => ({
  name,
  /** Its place among the services of About. */
  anchor: `/about#${idOf(name)}` as To,
  id: idOf(name),
  services: table.filter((row) => row.group === name),
}));
