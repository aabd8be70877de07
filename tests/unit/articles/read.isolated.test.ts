import { expect, it, vi } from 'vitest';
import { createFeed } from '../../../src/articles/plugin/feed.ts';
import { getToday } from '../../../src/articles/plugin/read.ts';
import { EXAMPLE_ARTICLE } from '../../../src/site/articles.ts';
import { services } from '../../../src/site/services.ts';
import { getShareImagePath } from '../../../src/site/structured-data.ts';
import { article, read, template } from './folder.ts';

vi.mock('../../../src/site/firm.ts', () => import('../../sample-firm.ts'));

const titled = (title: string, date: string, body?: string) => article(body, { title, date });

it('an article is read as data', async () => {
  const body = `First, with **weight** and a [link](/contact).

## What it costs

- ₹5 lakh
- 9% a year, the buyer's share

Table: One bill

| Line | Rupees |
| ---- | -----: |
| Cost |     10 |

Figure: 4–8 weeks | until the loan's paid.

Drawing: rating-scale

> We are not a lender.`;
  const { articles } = await read({ [template]: article(body) });
  const link = { kind: 'link', to: '/contact', words: ['link'] };
  expect(articles[0]?.blocks).toEqual([
    { kind: 'text', words: ['First, with ', { kind: 'strong', words: ['weight'] }, ' and a ', link, '.'] },
    { kind: 'heading', level: 2, id: 'what-it-costs', words: 'What it costs' },
    { kind: 'list', ordered: false, items: [['₹5\u00A0lakh'], ['9% a year, the buyer’s share']] },
    {
      kind: 'table',
      caption: 'One bill',
      columns: ['Line', 'Rupees'],
      rows: [[['Cost'], ['10']]],
      hasAmounts: true,
      alignRight: false,
    },
    { kind: 'figure', value: '4', to: '8', unit: 'weeks', label: 'until the loan’s paid.' },
    { kind: 'drawing', name: 'rating-scale' },
    { kind: 'note', paragraphs: [['We are not a lender.']] },
  ]);
  expect(articles[0]).toMatchObject({
    path: EXAMPLE_ARTICLE,
    rosette: services[0].rosette,
    image: getShareImagePath(services[0]), // the article has no picture, so it has the image of its service
    minutes: 1,
  });
});

it('an article is omitted until its day in India', async () => {
  const files = {
    'early.md': titled('An early article', '2025-12-01'),
    'late.md': titled('A late article', '2026-12-01'),
  };
  const paths = async (day: string) => (await read(files, day)).articles.map(({ path }) => path);
  const now = [EXAMPLE_ARTICLE, '/articles/early'];
  expect(await paths('2026-11-30')).toEqual(now);
  expect(await paths('2026-12-01')).toEqual(['/articles/late', ...now]);
  expect((await read(files, '2026-11-30')).scheduled).toEqual([
    { file: 'src/articles/texts/late.md', date: '2026-12-01' },
  ]);
  expect(getToday(new Date('2026-11-30T18:29:59Z'))).toBe('2026-11-30');
  expect(getToday(new Date('2026-11-30T18:30:00Z'))).toBe('2026-12-01');
});

it('the feed escapes titles, and dates articles at midnight in India', async () => {
  const { articles } = await read({ 'other.md': titled('“R&D” and tax', '2026-01-13') });
  const xml = createFeed(articles);
  expect(xml).toContain('<title>“R&amp;D” and tax</title>');
  expect(xml).toContain('<pubDate>Tue, 13 Jan 2026 00:00:00 +0530</pubDate>');
});

it('the feed has the twenty newest articles', async () => {
  const days = Array.from({ length: 30 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
  const { articles } = await read(
    Object.fromEntries(days.map((day) => [`on-${day}.md`, titled(`Article of ${day}`, day)])),
  );
  const titles = [...createFeed(articles).matchAll(/<title>Article of (\S+)<\/title>/g)].map(
    ([, day]) => day,
  );
  expect(titles).toEqual(days.slice(-20).toReversed());
});
