import { expect, it } from 'vitest';
import { createFeed } from '../../../src/articles/plugin/feed.ts';
import { firm } from '../../../src/site/firm.ts';
import { TEMPLATE } from '../../../src/site/articles.ts';
import { article, hindi, read, template } from './folder.ts';

it('the Hindi feed has the Hindi articles, and the English ones of those that are not translated', async () => {
  const { translated } = await read({
    [`hi/${template}`]: hindi(),
    'other.md': article('Words.', { title: 'Another article', date: '2026-01-13' }),
  });
  const xml = createFeed(translated.hi!);
  expect(xml).toContain(`<title>${firm.name}: लेख</title>\n    <link>${firm.siteUrl}/hi/articles</link>`);
  expect(xml).toContain('<language>hi-IN</language>');
  expect(xml).toContain(`<atom:link href="${firm.siteUrl}/hi/feed.xml"`);
  const items = [...xml.matchAll(/<title>(.*)<\/title>\s*<link>(.*)<\/link>\s*<guid>/g)];
  expect(items.map(([, title, link]) => [title, link])).toEqual([
    ['Another article', `${firm.siteUrl}/articles/other`],
    ['एनालिस्ट सबसे पहले क्या पूछता है', `${firm.siteUrl}/hi${TEMPLATE}`],
  ]);
});
