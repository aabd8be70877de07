import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { Teaser } from './data/article.ts';

type Neighbour = Pick<Teaser, 'path' | 'title' | 'rosette'>;

interface ArticleNavProps {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** Links to the previous and next article. */
export function ArticleNav({ previous, next }: ArticleNavProps) {
  const ways = [
    previous && ({ ...previous, word: 'Previous', icon: 'left' } as const),
    next && ({ ...next, word: 'Next', icon: 'right' } as const),
  ];
  return (
    <nav aria-label="More articles" className="frame">
      <div className="cut bg-card" aria-hidden="true" />
      <div className="relative grid lg:auto-cols-fr lg:grid-flow-col">
        {ways
          .filter((way) => way !== undefined)
          .map(({ path, title, rosette, word, icon }, index) => (
            <div
              key={path}
              className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-apart py-5 ${index > 0 ? 'perforation-xy' : ''}`}
            >
              <span className="w-14" aria-hidden="true">
                <Rosette name={rosette} size="medallion" />
              </span>
              <p>
                <span className="flex items-center gap-2 text-sm text-muted-foreground">
                  <Icon name={icon} />
                  {word}
                </span>{' '}
                <Link to={path}>{title}</Link>
              </p>
            </div>
          ))}
      </div>
    </nav>
  );
}
