import { byService } from 'virtual:articles/by-service';
import { Link } from '../components/link.tsx';
import { listPath } from '../content/article-lists.ts';
import { route } from '../site/derive.ts';
import type { Path } from '../site/routes.ts';
import { Band } from './band.tsx';
import { PostList } from './post-list.tsx';

/** The newest articles that belong to a service; nothing where there is none. */
export function ReadMore({ path }: { path: Path }) {
  const posts = byService[path];
  if (!posts) return null;
  const { label } = route(path);
  return (
    <Band ground="leaf" head={{ note: 'Read more', title: `Articles on ${label}` }}>
      <PostList posts={posts} />
      <p>
        <Link to={listPath(path, 1)} look="line">
          {`All articles on ${label}`}
        </Link>
      </p>
    </Band>
  );
}
