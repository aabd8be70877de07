import type { Article } from '../data/article.ts';
import { subjects } from '../../words/en/articles.json';
import { firm } from '../../site/firm.ts';
import { language } from '../../site/office.ts';

/** Maximum number of articles in the feed. Feed readers keep older ones. */
const MAX_ITEMS = 20;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Midnight at the office, in RFC 822 format: 'Tue, 13 Jan 2026 00:00:00 +0530'. */
function midnight(date: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone: firm.clock.zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(date))
    .find(({ type }) => type === 'timeZoneName')!.value;
  return new Date(date).toUTCString().replace('GMT', offset.slice(3).replace(':', '') || '+0000');
}

const item = ({ path, title, summary, date }: Article) => `    <item>
      <title>${escaped(title)}</title>
      <link>${firm.siteUrl}${path}</link>
      <guid>${firm.siteUrl}${path}</guid>
      <pubDate>${midnight(date)}</pubDate>
      <description>${escaped(summary)}</description>
    </item>
`;

/** `feed.xml`: the newest articles as RSS 2.0. */
export const feed = (articles: readonly Article[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`${firm.name}: articles`)}</title>
    <link>${firm.siteUrl}/articles</link>
    <description>${escaped(`Articles on ${subjects}, by ${firm.name}`)}</description>
    <language>${language}</language>
    <atom:link href="${firm.siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>
${articles.slice(0, MAX_ITEMS).map(item).join('')}  </channel>
</rss>
`;
