import * as words from '#words/articles.json';
import { FrameBackground } from '../components/frame-background.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { ArticleWords } from '../components/page-language.tsx';
import { Rosette } from '../components/rosette.tsx';
import { seals } from '../site/seals.ts';
import type { Teaser } from './data/article.ts';

type Neighbour = Pick<Teaser, 'path' | 'title' | 'rosette'>;

interface ArticleNavProps {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

const all = { path: '/articles', title: words.all, rosette: seals.articles } as const;

/** Links to the previous and the next article. A link to all articles replaces a missing one. */
export function ArticleNav({ previous, next }: ArticleNavProps) {
  const ways = [
    previous ? ({ ...previous, word: words.previous, icon: 'left' } as const) : all,
    next ? ({ ...next, word: words.next, icon: 'right' } as const) : all,
  ];
  return (
    <nav aria-label={words.more} className="frame">
      <FrameBackground />
      <div className="relative grid lg:auto-cols-fr lg:grid-flow-col">
        {ways.map(({ path, title, rosette, ...way }, index) => (
          <div
            key={path}
            className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-apart py-5 ${index > 0 ? 'perforation-xy' : ''}`}
          >
            <span className="w-14" aria-hidden="true">
              <Rosette name={rosette} size="medallion" />
            </span>
            <p>
              {'word' in way && (
                <span className="flex items-center gap-2 text-sm text-muted-foreground">
                  <Icon name={way.icon} />
                  {way.word}
                </span>
              )}{' '}
              <Link to={path} variant={'word' in way ? 'text' : 'line'}>
                <ArticleWords path={path}>{title}</ArticleWords>
              </Link>
            </p>
          </div>
        ))}
      </div>
    </nav>
  );
}
