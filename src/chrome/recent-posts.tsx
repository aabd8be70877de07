import { Seal } from '../components/rosette.tsx';
import { shownDate } from '../lib/shown-date.ts';
import { sample } from '../site/sample.ts';

const posts = sample(
  [
    {
      to: '/blogDetails',
      title: 'What a rating analyst asks first',
      date: '2026-01-12',
      rosette: 'credit-rating',
    },
    {
      to: '/services/exportbillDiscounting',
      title: 'Export bills and the cost of waiting',
      date: '2026-01-05',
      rosette: 'export-bill-discounting',
    },
  ],
  'recent posts in the footer; each leads to the page that tells it',
);

/** Two static teasers: the sample article, and a page of the site. */
export function RecentPosts() {
  return (
    <ul role="list">
      {posts.map(({ to, title, date, rosette }) => (
        <li key={date}>
          <a
            href={to}
            className="grid grid-cols-[4rem_1fr] items-center gap-3.5 border-b-hair border-night-line py-3 leading-snug hover:underline underline-offset-[.25em]"
          >
            <span className="block size-16">
              <Seal name={rosette} />
            </span>
            <span className="text-on-night">
              {title}
              <time dateTime={date} className="mt-1 block text-caption text-on-night-soft">
                {shownDate(date)}
              </time>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
