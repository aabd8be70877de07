import { Link } from '../components/link.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { Rosette } from '../components/rosette.tsx';
import { route } from '../site/page-info.ts';
import type { RosetteName } from '../site/rosettes.ts';
import type { Path, To } from '../site/routes.ts';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

export interface ServiceBox {
  path: Path;
  title: string;
  text: string;
  /** The rosette for pages that have none. */
  rosette?: RosetteName;
  /** In place of the link to `path`. */
  links?: readonly { to: To; label: string }[];
}

interface HeroCardsProps {
  /** Screen-reader text. */
  title: string;
  boxes: readonly ServiceBox[];
}

/** Service cards that join the section above by a perforated edge. */
export function HeroCards({ title, boxes }: HeroCardsProps) {
  return (
    <section className="perforation-x">
      <h2 className="sr-only">{title}</h2>
      <ul role="list" className="coupons-row wrap">
        {boxes.map((box) => {
          const { rosette = box.rosette } = route(box.path);
          return (
            <li key={box.path} className="coupons-one [&>a]:mr-auto">
              <div className="coupons-medallion *:[--art:var(--art-seal-fine)]">
                {rosette && <Rosette name={rosette} size="seal" />}
              </div>
              <h3 className={`font-display text-h3 font-bold ${box.links ? 'max-sm:col-span-2' : ''}`}>
                {box.title}
              </h3>
              <p className="text-sm text-foreground-soft">{noWrapRanges(box.text)}</p>
              {box.links ? (
                <div className="flex flex-wrap gap-x-6 max-sm:col-span-2 max-sm:col-start-2">
                  {box.links.map(({ to, label }) => (
                    <Link key={to} to={to} variant="more">
                      {label}
                    </Link>
                  ))}
                </div>
              ) : (
                <Link
                  to={box.path}
                  variant="more"
                  about={formatMessage(common.aboutSubject, { subject: route(box.path).label })}
                >
                  <span className="max-sm:sr-only">{common.details}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
