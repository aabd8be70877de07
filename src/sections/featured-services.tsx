import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { Link } from '../components/link.tsx';
import { FrameBackground } from '../components/frame-background.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';

interface FeaturedServicesProps {
  /** `about` is screen-reader text after the label of the link. */
  coupons: readonly {
    title: string;
    text: string;
    rosette: RosetteName;
    link: { to: To; label: string; about: string };
  }[];
}

/** Services with their rosettes, styled as the coupons of a perforated sheet. */
export function FeaturedServices({ coupons }: FeaturedServicesProps) {
  return (
    <div className="frame">
      <FrameBackground />
      <ul
        role="list"
        className="relative grid max-sm:pb-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr]"
      >
        {coupons.map(({ title, text, rosette, link }, index) => (
          <li
            key={title}
            className={`relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-apart py-apart sm:gap-y-3 lg:row-span-2 lg:subgrid-rows ${index > 0 ? 'perforation-xy' : ''}`}
          >
            <div className="w-14 sm:w-24 lg:w-14 nav:w-24" aria-hidden="true">
              <Rosette name={rosette} size="medallion" />
            </div>
            <h3 className="font-display text-h3 font-bold">{preventRangeWraps(title)}</h3>
            <div className="col-span-full grid content-between self-stretch">
              <p className="text-detail text-foreground-soft">{text}</p>
              <p className="-mb-4 sm:-mb-2">
                <Link to={link.to} variant="more" about={link.about}>
                  {link.label}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
