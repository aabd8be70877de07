import type { Article } from '../../content/article.ts';
import { firm } from '../../site/firm.ts';

/** Articles in the feed: a reader keeps those that it has fetched before. */
const MOST = 20;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const item = ({ path, title, summary, date }: Article) => `    <item>
      <title>${escaped(title)}</title>
      <link>${firm.siteAddress}${path}</link>
      <guid>${firm.siteAddress}${path}</guid>
      <pubDate>${new Date(date).toUTCString().replace('GMT', '+0530')}</pubDate>
      <description>${escaped(summary)}</description>
    </item>
`;

/** `feed.xml`: the newest articles as RSS 2.0. */
export const feed = (articles: readonly Article[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`${firm.name}: articles`)}</title>
    <link>${firm.siteAddress}/articles</link>
    <description>${escaped(`Articles on loans, bills, ratings and papers, by ${firm.name}`)}</description>
    <language>en-IN</language>
    <atom:link href="${firm.siteAddress}/feed.xml" rel="self" type="application/rss+xml"/>
${articles.slice(0, MOST).map(item).join('')}  </channel>
</rss>
`;
