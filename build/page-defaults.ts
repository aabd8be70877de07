import { existsSync } from 'node:fs';
import { findElements, parse, getText } from '../src/lib/html-tree.ts';
import { firm } from '../src/site/firm.ts';
import { getDescription } from '../src/site/descriptions.ts';
import { getShareImagePath } from '../src/site/structured-data.ts';
import { base, language } from '../src/site/language.ts';
import type { Language } from '../src/site/languages.ts';
import type { Route } from '../src/site/routes.ts';
import { hasPage } from '../src/site/translated-pages.ts';
import { LENGTH_LIMITS } from './page-description.ts';

/** The description and picture of a page that has no description or picture of its own. */
export interface PageDefaults {
  description?: string;
  image?: string;
}

/** Returns the text of the first paragraph after the h1, or '' if there is no such paragraph. */
function findIntro(html: string): string {
  const elements = findElements(parse(html));
  const heading = elements.findIndex(({ tagName }) => tagName === 'h1');
  const intro = elements.find(({ tagName }, index) => heading >= 0 && index > heading && tagName === 'p');
  return intro ? getText(intro).replace(/\s+/g, ' ').trim() : '';
}

/**
 * Returns a description made from the introduction of a page. Appends the firm's name and tagline to a short
 * introduction. Shortens a long description after a word.
 */
function describeByIntro(intro: string): string {
  const { min, max } = LENGTH_LIMITS.description;
  const text = intro.length >= min ? intro : `${intro} ${firm.name}: ${firm.tagline}`.trim();
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Returns defaults for the description and the picture if the page lacks them, and a notice about each default. There
 * are no notices for an untranslated page, because search engines do not list it.
 * @param html the rendered page
 */
export function createPageDefaults(
  page: Pick<Route, 'path'>,
  html: string,
): { defaults: PageDefaults; notices: string[] } {
  const { path } = page;
  const defaults: PageDefaults = {};
  const notices: string[] = [];
  if (!getDescription(path)) {
    defaults.description = describeByIntro(findIntro(html));
    notices.push(
      `src/words/${language}/descriptions.json: ${path} has no description; search engines see its first paragraph.`,
    );
  }
  if (!existsSync(`public${getShareImagePath({ path })}`)) {
    const english = getShareImagePath({ path }, '');
    defaults.image = existsSync(`public${english}`) ? english : getShareImagePath({ path: '/' }, '');
    notices.push(
      `public${getShareImagePath({ path })} is missing; ${path} is shared ${existsSync(`public${defaults.image}`) ? `with ${defaults.image}` : 'without a picture'}. Run npm run pictures -- missing.`,
    );
  }
  const isListed = base === '' || hasPage(base.slice(1) as Language, page);
  return { defaults, notices: isListed ? notices : [] };
}
