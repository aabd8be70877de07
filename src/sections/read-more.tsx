import { byService } from 'virtual:articles/by-service';
import { useCurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { listPath } from '../content/article-lists.ts';
import type { Path } from '../site/routes.ts';
import { Band } from './band.tsx';
import { PostList } from './post-list.tsx';

/** The newest articles that belong to the page, a service; nothing where there is none. */
export function ReadMore() {
  const { path, label } = useCurrentPage();
  const posts = byService[path];
  if (!posts) return null;
  return (
    <Band text ground="leaf" head={{ note: 'Read more', title: `Articles on ${label}` }}>
      <PostList posts={posts} />
      <p>
        <Link to={listPath(path as Path, 1)} look="line">
          {`All articles on ${label}`}
        </Link>
      </p>
    </Band>
  );
}
