import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageKeyOf } from '../../../src/app/router/page-loader.ts';
import { routes } from '../../../src/site/routes.ts';

const folder = 'src/app/specimen';
const specimen = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .concat(readFileSync('src/app/specimen.tsx', 'utf8'))
  .join('\n');

/** Files of a folder of src that the specimen does not import. */
const unseen = (room: string) =>
  readdirSync(`src/${room}`).filter(
    (file) => file.endsWith('.tsx') && !specimen.includes(`${room}/${file}'`),
  );

describe('the specimen', () => {
  it('shows every section and part of an article but the parts that others are made of', () => {
    expect(
      [...unseen('sections'), ...unseen('articles')],
      'not in src/app/specimen/, or a part to list here',
    ).toEqual([
      'call-button.tsx',
      'criteria-link.tsx',
      'figure-text.tsx',
      'form-section.tsx',
      'guide-links.tsx',
      'hero-cards.tsx',
      'paper-list.tsx',
      'registrations.tsx',
      'social-lines.tsx',
      'article-help.tsx',
      'article-list-page.tsx',
      'article-page.tsx',
      'article-text.tsx',
      'first-articles.tsx',
      'static-pages.tsx',
    ]);
  });

  it('shows every drawing', () => {
    expect(unseen('sections/drawings'), 'not in src/app/specimen/drawings.tsx').toEqual([]);
  });

  it('has an address in development and no row in the route table', () => {
    expect(pageKeyOf('/specimen')).toBe('/specimen');
    expect(routes.map(({ path }) => path)).not.toContain('/specimen');
  });
});
