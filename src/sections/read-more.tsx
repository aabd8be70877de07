import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { useCurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import type { Teaser } from '../articles/data/article.ts';
import { getListPath } from '../articles/data/article-lists.ts';
import type { Path } from '../site/routes.ts';
import { PostList } from './post-list.tsx';
import * as words from '#words/sections.json';
import { formatMessage } from '../lib/format-message.ts';

/** A link to all articles about the page's service, and links to the newest of them. */
export function ReadMore({ posts }: { posts: readonly Teaser[] }) {
  const { path, label } = useCurrentPage();
  return (
    <>
      <h3>
        <Link to={getListPath(path as Path, 1)} variant="line">
          {preventRangeWraps(formatMessage(words.articlesOn, { page: label }))}
        </Link>
      </h3>
      <PostList posts={posts} />
    </>
  );
}
