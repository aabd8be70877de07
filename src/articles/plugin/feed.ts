import { allOfList, listDescription, subjects } from '#words/articles.json';
import { escapeHtml } from '../../../build/escape-html.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { firm } from '../../site/firm.ts';
import { base, language, pageLocale } from '../../site/language.ts';
import { getPathInLanguage } from '../../site/languages.ts';
import { feedPath, officeLocale } from '../../site/office.ts';
import type { Article } from '../data/article.ts';

/** The maximum number of articles in the feed. Feed readers keep the older articles. */
const MAX_ITEMS = 20;

/** Formats midnight of a day in the firm's time zone, in the format of RFC 822: 'Tue, 13 Jan 2026 00:00:00 +0530'. */
function formatMidnight(date: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone: firm.clock.zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(date))
    .find(({ type }) => type === 'timeZoneName')!.value;
  return new Date(date).toUTCString().replace('GMT', offset.slice(3).replace(':', '') || '+0000');
}

/** Returns an article as an RSS item. */
function createItem({ path, title, summary, date, languages }: Article): string {
  const url = firm.siteUrl + getPathInLanguage(languages.includes(language) ? language : 'en', path);
  return `    <item>
      <title>${escapeHtml(title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${formatMidnight(date)}</pubDate>
      <description>${escapeHtml(summary)}</description>
    </item>
`;
}

/** Returns the RSS 2.0 feed of this language with the newest articles. Untranslated articles are in English. */
export const createFeed = (articles: readonly Article[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeHtml(`${firm.name}: ${allOfList}`)}</title>
    <link>${firm.siteUrl}${base}/articles</link>
    <description>${escapeHtml(formatMessage(listDescription, { subjects }))}</description>
    <language>${pageLocale ?? officeLocale}</language>
    <atom:link href="${firm.siteUrl}${feedPath}" rel="self" type="application/rss+xml"/>
${articles.slice(0, MAX_ITEMS).map(createItem).join('')}  </channel>
</rss>
`;
