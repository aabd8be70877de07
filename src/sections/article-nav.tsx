import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';

interface Neighbour {
  to: To;
  title: string;
}

/** The articles before and after this one. */
export function ArticleNav({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  return (
    <nav aria-label="More articles" className="grid gap-4 border-y-hair border-edge py-5 sm:grid-cols-2">
      {previous && (
        <p>
          <span className="flex items-center gap-2 text-small text-ink-mute">
            <Icon name="left" />
            Previous
          </span>
          <Link to={previous.to}>{previous.title}</Link>
        </p>
      )}
      {next && (
        <p className="sm:col-start-2 sm:text-right">
          <span className="flex items-center gap-2 text-small text-ink-mute sm:justify-end">
            Next
            <Icon name="right" />
          </span>
          <Link to={next.to}>{next.title}</Link>
        </p>
      )}
    </nav>
  );
}
