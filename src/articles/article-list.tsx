import * as words from '#words/articles.json';
import { FrameBackground } from '../components/frame-background.tsx';
import { Icon } from '../components/icon.tsx';
import { Link, linkClass } from '../components/link.tsx';
import { ArticleWords } from '../components/page-language.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { Teaser, Topic } from './data/article.ts';
import { getListPath } from './data/article-lists.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { feedPath } from '../site/office.ts';
import { getRoute } from '../site/page-info.ts';
import type { Path } from '../site/routes.ts';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { ArticleHelp } from './article-help.tsx';
import { SideBox, SideLinks } from '../sections/side-layout.tsx';

const renderDateAndMinutes = ({ date, minutes }: Pick<Teaser, 'date' | 'minutes'>) => (
  <>
    <time dateTime={date}>{formatDate(date)}</time>&nbsp;·{' '}
    <span className="whitespace-nowrap">{formatMessage(words.minutesToRead, { minutes })}</span>
  </>
);

/** An article in the list. The first article of a page is large (`isLeading`). */
function ArticleEntry({ teaser, isLeading }: { teaser: Teaser; isLeading: boolean }) {
  const { path, title, summary, services, rosette } = teaser;
  const text = (
    <article className="min-w-0">
      <h2 className={isLeading ? 'font-display text-h2' : 'font-display text-h3 font-bold'}>
        <Link to={path} variant="line">
          <ArticleWords path={path}>{title}</ArticleWords>
        </Link>
      </h2>
      <p className={`text-sm text-muted-foreground ${isLeading ? 'mt-2' : ''}`}>
        {renderDateAndMinutes(teaser)}
      </p>
      <p className={isLeading ? 'mt-2 text-lg' : 'mt-2 max-w-text'}>
        <ArticleWords path={path}>{summary}</ArticleWords>
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        {services.map((service) => getRoute(service).label).join('\u00a0· ')}
      </p>
    </article>
  );
  if (isLeading)
    return (
      <li className="frame mb-4">
        <FrameBackground />
        <div className="relative grid items-center gap-x-14 gap-y-3 p-8 sm:grid-cols-[6rem_1fr] lg:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="w-28 lg:w-full" aria-hidden="true">
            <Rosette name={rosette} size="medallion" />
          </div>
          {text}
        </div>
      </li>
    );
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-3.5 border-b-hair border-border py-4 sm:grid-cols-[6rem_1fr] sm:gap-6">
      {/* In forced colours, the rosette is not displayed. The empty wrapper then fills the column. */}
      <div>
        <Rosette name={rosette} size="medallion" />
      </div>
      {text}
    </li>
  );
}

/** Links to the previous page of the list, with newer articles, and to the next page, with older articles. */
function Pagination({ service, page, pages }: { service?: Path | undefined; page: number; pages: number }) {
  const list = service ? getRoute(service).label : words.allOfList;
  return (
    <nav
      aria-label={formatMessage(words.pagesOf, { list })}
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      {page > 1 && (
        <Link to={getListPath(service, page - 1)} variant="line">
          <Icon name="left" />
          {formatMessage(words.newer, { list })}
        </Link>
      )}
      <span className="text-sm text-muted-foreground">{formatMessage(words.pageOf, { page, pages })}</span>
      {page < pages && (
        <Link to={getListPath(service, page + 1)} variant="more">
          {formatMessage(words.older, { list })}
        </Link>
      )}
    </nav>
  );
}

interface ArticleListProps {
  teasers: readonly Teaser[];
  /** The services about which there are articles. */
  topics: readonly Topic[];
  /** The service that the articles are about. If it is omitted, the list has all articles. */
  service?: Path;
  page: number;
  pages: number;
}

/** A page of a list of articles. The side column links to the list of each service. */
export function ArticleList({ teasers, topics, service, page, pages }: ArticleListProps) {
  return (
    <ArticleLayout
      label={words.listAndHelp}
      side={
        <>
          <div id="by-service">
            <SideBox title={words.byService}>
              <SideLinks
                current={getListPath(service, 1)}
                links={[
                  { to: '/articles', label: words.all },
                  ...topics.map(({ service: path, count }) => ({
                    to: getListPath(path, 1),
                    label: getRoute(path).label,
                    count,
                  })),
                ]}
              />
            </SideBox>
          </div>
          <SideBox title={words.follow} ground="muted">
            <p>
              {formatMessage(words.followByFeed, {
                feed: (
                  <a href={feedPath} className={linkClass.text}>
                    {words.feed}
                  </a>
                ),
              })}
            </p>
          </SideBox>
          <ArticleHelp />
        </>
      }
    >
      <div>
        <p className="mb-2 lg:hidden">
          <Link to="#by-service" variant="more">
            {words.byService}
          </Link>
        </p>
        <ul role="list">
          {teasers.map((teaser, index) => (
            <ArticleEntry key={teaser.path} teaser={teaser} isLeading={index === 0} />
          ))}
        </ul>
        {pages > 1 && <Pagination service={service} page={page} pages={pages} />}
      </div>
    </ArticleLayout>
  );
}
