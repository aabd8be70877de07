import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import { Link } from '../components/link.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { getRoute } from '../site/page-info.ts';
import type { Path } from '../site/routes.ts';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

export interface ServiceBox {
  path: Path;
  title: string;
  text: string;
  /** The icon, if the route table has none for the page. */
  icon?: IconName;
}

export interface HeroLink {
  path: Path;
  title: string;
  text: string;
  icon: IconName;
}

/**
 * Classes of a card. On phones, it is a row with the link at its right end. From `sm` on, it is a column. Perforations
 * separate the cards.
 */
const cardClasses =
  'grid grid-cols-[clamp(36px,14.4vw-10px,56px)_minmax(0,1fr)_auto] items-center gap-x-[0.6rem] border-brand-fine py-[0.6rem] max-sm:not-first:border-t-perforation sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr_auto] sm:items-start sm:gap-y-[0.6rem] sm:px-5 sm:pt-7 sm:pb-5 sm:max-lg:nth-[n+3]:border-t-perforation sm:max-lg:even:border-l-perforation lg:px-7 lg:pt-8 lg:pb-[1.6rem] lg:not-first:border-l-perforation lg:first:pl-0 lg:last:pr-0 [&>a]:mr-auto max-sm:[&>a]:col-start-3 max-sm:[&>a]:row-start-1 max-sm:[&>a]:-my-[0.6rem] max-sm:[&>a]:min-w-tap';

/** Classes of a further link. They align it with the columns of the cards. */
const furtherLinkClasses = 'grid grid-cols-[auto_1fr] gap-x-3 sm:px-5 lg:px-7 lg:first:pl-0 lg:last:pr-0';

interface HeroCardsProps {
  /** The heading, which is screen-reader text. */
  title: string;
  boxes: readonly ServiceBox[];
  /** Links below the cards. */
  furtherLinks?: readonly HeroLink[];
}

/**
 * Service cards, and a strip of further links below them. Perforations separate the cards, the strip and the hero.
 */
export function HeroCards({ title, boxes, furtherLinks }: HeroCardsProps) {
  return (
    <section className="perforation-x">
      <h2 className="sr-only">{title}</h2>
      <ul role="list" className="wrap grid pt-2 pb-4 sm:grid-cols-2 sm:py-0 lg:auto-cols-fr lg:grid-flow-col">
        {boxes.map((box) => {
          const { icon = box.icon } = getRoute(box.path);
          return (
            <li key={box.path} className={cardClasses}>
              <div className="row-span-2 [font-size:1.6rem] sm:row-auto sm:mb-2 print:hidden">
                {icon && <Icon name={icon} tone="brand" />}
              </div>
              <h3 className="font-display text-h3 font-bold">{preventRangeWraps(box.title)}</h3>
              <p className="text-sm text-foreground-soft max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
                {preventRangeWraps(box.text)}
              </p>
              <Link
                to={box.path}
                variant="more"
                about={formatMessage(common.aboutSubject, { subject: getRoute(box.path).label })}
              >
                <span className="max-sm:sr-only">{common.details}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {furtherLinks && (
        <div className="perforation-x">
          <ul
            role="list"
            className="wrap grid gap-y-3 pt-3 pb-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col"
          >
            {furtherLinks.map(({ path, title: name, text, icon }) => (
              <li key={path} className={furtherLinkClasses}>
                <span className="flex h-tap items-center">
                  <Icon name={icon} tone="brand" />
                </span>
                <div>
                  <h3 className="font-display text-lg font-bold">
                    <Link to={path} variant="more">
                      {name}
                    </Link>
                  </h3>
                  <p className="text-sm text-foreground-soft">{preventRangeWraps(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
