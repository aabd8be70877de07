import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { Teaser } from '../content/article.ts';

type Neighbour = Pick<Teaser, 'path' | 'title'>;

interface ArticleNavProps {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** The articles before and after this one. */
export function ArticleNav({ previous, next }: ArticleNavProps) {
  return (
    <nav aria-label="More articles" className="grid gap-4 border-y-hair border-edge py-5 sm:grid-cols-2">
      {previous && (
        <p>
          <span className="flex items-center gap-2 text-small text-ink-mute">
            <Icon name="left" />
            Previous
          </span>
          <Link to={previous.path}>{previous.title}</Link>
        </p>
      )}
      {next && (
        <p className="sm:col-start-2 sm:text-right">
          <span className="flex items-center gap-2 text-small text-ink-mute sm:justify-end">
            Next
            <Icon name="right" />
          </span>
          <Link to={next.path}>{next.title}</Link>
        </p>
      )}
    </nav>
  );
}
