import { Link } from '../components/link.tsx';
import { ArticleWords } from '../components/page-language.tsx';
import type { Teaser } from '../articles/data/article.ts';
import { formatDate } from '../lib/format-date.ts';

type Post = Pick<Teaser, 'path' | 'title' | 'date'>;

/** Links to articles, each with the title and the date. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ul role="list" className="border-t-hair border-border">
      {posts.map(({ path, title, date }) => (
        <li key={path} className="border-b-hair border-border py-3 leading-snug last:border-b-0">
          <Link to={path}>
            <ArticleWords path={path}>{title}</ArticleWords>
          </Link>
          <p className="mt-1 text-xs text-muted-foreground">
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
