import { allOfList, listDescription, subjects } from '#words/articles.json';
import { formatMessage } from '../../lib/format-message.ts';
import { firm } from '../../site/firm.ts';
import { base, language, pageLocale } from '../../site/language.ts';
import { pathIn } from '../../site/languages.ts';
import { feedPath, language as officeLocale } from '../../site/office.ts';
import type { Article } from '../data/article.ts';

/** Maximum number of articles in the feed. Feed readers keep older ones. */
const MAX_ITEMS = 20;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns midnight of a date at the office, in RFC 822 format: 'Tue, 13 Jan 2026 00:00:00 +0530'. */
function midnight(date: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone: firm.clock.zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(date))
    .find(({ type }) => type === 'timeZoneName')!.value;
  return new Date(date).toUTCString().replace('GMT', offset.slice(3).replace(':', '') || '+0000');
}

function item({ path, title, summary, date, languages }: Article): string {
  const url = firm.siteUrl + pathIn(languages.includes(language) ? language : 'en', path);
  return `    <item>
      <title>${escaped(title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${midnight(date)}</pubDate>
      <description>${escaped(summary)}</description>
    </item>
`;
}

/** Returns `feed.xml` of this language as RSS 2.0: the newest articles. Articles without a translation are in English. */
export const feed = (articles: readonly Article[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`${firm.name}: ${allOfList}`)}</title>
    <link>${firm.siteUrl}${base}/articles</link>
    <description>${escaped(formatMessage(listDescription, { subjects }))}</description>
    <language>${pageLocale ?? officeLocale}</language>
    <atom:link href="${firm.siteUrl}${feedPath}" rel="self" type="application/rss+xml"/>
${articles.slice(0, MAX_ITEMS).map(item).join('')}  </channel>
</rss>
`;
