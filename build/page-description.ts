import { language } from '../src/site/language.ts';
import { getTitle } from '../src/site/page-info.ts';
import type { PageInfo } from '../src/site/page-info.ts';
import { getDescription } from '../src/site/descriptions.ts';

/**
 * The minimum and maximum lengths in characters. Search results show a text of the maximum length completely. Titles
 * are measured without the firm's name.
 */
export const LENGTH_LIMITS = { title: { min: 3, max: 41 }, description: { min: 70, max: 160 } };

function assertLength(what: keyof typeof LENGTH_LIMITS, text: string, path: string, file: string) {
  const { min, max } = LENGTH_LIMITS[what];
  if (text.length >= min && text.length <= max) return;
  const has = text ? `has ${text.length} characters, it must have ${min} to ${max}` : 'is missing';
  throw new Error(`${file}: the ${what} of ${path} ${has}`);
}

/**
 * Returns the description of a page. Checks its length, and the length of the title. The titles of static pages need no
 * check here: article titles are checked when their files are read, and the titles of lists are generated.
 * @param fallback the description if the page has no description of its own
 * @throws Error that names the page if its title or description is missing, too short or too long
 */
export function chooseDescription(page: PageInfo & { description?: string }, fallback = ''): string {
  const { path, description = getDescription(path) ?? fallback } = page;
  if (!page.breadcrumb) assertLength('title', getTitle(page), path, `src/words/${language}/page-names.json`);
  assertLength('description', description, path, `src/words/${language}/descriptions.json`);
  return description;
}
