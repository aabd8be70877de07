import { Link } from '../components/link.tsx';
import { Seal } from '../components/rosette.tsx';
import { shownDate } from '../lib/shown-date.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';

export interface Post {
  to: To;
  title: string;
  /** '2026-01-12' */
  date: string;
  seal: RosetteName;
}

/** Teasers of a side column. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ul role="list" className="border-t-hair border-rule">
      {posts.map(({ to, title, date, seal }) => (
        <li
          key={title}
          className="grid grid-cols-[3rem_1fr] items-center gap-3.5 border-b-hair border-rule py-3 leading-snug last:border-b-0"
        >
          <Seal name={seal} />
          <div>
            <Link to={to}>{title}</Link>
            <p className="mt-1 text-caption text-ink-mute">
              <time dateTime={date}>{shownDate(date)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
