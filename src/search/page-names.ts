import words from '#words/search/page-names.json';
import english from '../words/en/search/page-names.json';
import { language } from '../site/language.ts';
import { englishNames, routes } from '../site/routes.ts';
import type { Path } from '../site/routes.ts';

/** Lists of names of pages, by path. Commas separate the names. */
type Lists = Readonly<Partial<Record<Path, string>>>;

const findNames = (lists: Lists, path: Path) => lists[path]?.split(', ') ?? [];

/** Alternative names by which the search finds a page. In other languages, the English names apply too. */
export const alternativeNames: Partial<Record<Path, readonly string[]>> = Object.fromEntries(
  routes.map(({ path }) => [
    path,
    language === 'en'
      ? findNames(english, path)
      : [englishNames[path].label, ...findNames(english, path), ...findNames(words, path)],
  ]),
);
