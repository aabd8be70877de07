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

const allArticles = { path: '/articles', title: words.all, rosette: seals.articles } as const;

/**
 * Links to the previous and the next article. For the first and the last article, a link to the list of articles
 * replaces the missing link.
 */
export function ArticleNav({ previous, next }: ArticleNavProps) {
  const links = [
    previous ? ({ ...previous, direction: words.previous, icon: 'left' } as const) : allArticles,
    next ? ({ ...next, direction: words.next, icon: 'right' } as const) : allArticles,
  ];
  return (
    <nav aria-label={words.more} className="frame">
      <FrameBackground />
      <div className="relative grid lg:auto-cols-fr lg:grid-flow-col">
        {links.map(({ path, title, rosette, ...label }, index) => (
          <div
            key={path}
            className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-apart py-5 ${index > 0 ? 'perforation-xy' : ''}`}
          >
            <span className="w-14" aria-hidden="true">
              <Rosette name={rosette} size="medallion" />
            </span>
            <p>
              {'direction' in label && (
                <span className="flex items-center gap-2 text-sm text-muted-foreground">
                  <Icon name={label.icon} />
                  {label.direction}
                </span>
              )}{' '}
              <Link to={path} variant={'direction' in label ? 'text' : 'line'}>
                <ArticleWords path={path}>{title}</ArticleWords>
              </Link>
            </p>
          </div>
        ))}
      </div>
    </nav>
  );
}
