import { titleOf } from '../site/derive.ts';
import type { PageFacts } from '../site/derive.ts';
import { descriptions } from '../site/descriptions.ts';

/** Characters that lists of results show: of a title beside the firm's name, and of a description. */
export const LIMITS = { title: { least: 3, most: 41 }, description: { least: 70, most: 160 } };

function assertFits(what: keyof typeof LIMITS, text: string, path: string, file: string) {
  const { least, most } = LIMITS[what];
  if (text.length >= least && text.length <= most) return;
  const has = text ? `has ${text.length} characters, and needs ${least} to ${most}` : 'is missing';
  throw new Error(`${file}: the ${what} of ${path} ${has}`);
}

/**
 * The description of a page. The title of an article is looked at in its file, and that of a list is made of a label.
 * @throws Error naming the row whose title or description is missing, too short or too long
 */
export function descriptionOf(page: PageFacts & { description?: string }): string {
  const { path, description = (descriptions as Record<string, string>)[path] ?? '' } = page;
  if (!page.way) assertFits('title', titleOf(page), path, 'src/site/pages.ts');
  assertFits('description', description, path, 'src/site/descriptions.ts');
  return description;
}
