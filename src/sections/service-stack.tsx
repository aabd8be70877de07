import { Drawing } from '../components/drawings/elements.tsx';
import { Link } from '../components/link.tsx';
import { Seal } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

interface StackLayer {
  title: string;
  /** Short line above the name. */
  note: string;
  text: string;
  /** `about` is screen-reader text after the label. */
  link: { to: To; label: string; about: string };
  /** Rosette of the linked service. */
  rosette: RosetteName;
}

interface ServiceStackProps {
  /** The floors from the roof down. The second and third share a floor; the last is the measuring rod. */
  layers: readonly StackLayer[];
}

/** Services as the floors of a house, with a measuring rod beside them. */
export function ServiceStack({ layers }: ServiceStackProps) {
  return (
    <div className="storeys-site">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <Drawing variant="scene">
          <path
            className="fill-card"
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            d="M0 10L50 0l50 10z"
          />
          <path
            vectorEffect="non-scaling-stroke"
            d={[2, 3, 4, 5, 6, 7, 8, 9].map((y) => `M${50 - y * 5} ${y}h${y * 10}`).join('')}
          />
        </Drawing>
      </svg>
      <ul role="list" className="storeys">
        {layers.map(({ title, note, text, link, rosette }) => (
          <li key={title}>
            <span className="w-11" aria-hidden="true">
              <Seal name={rosette} />
            </span>
            <div>
              <p className="text-sm font-semibold text-highlight">{note}</p>
              <h3 className="font-display text-h3 font-bold">{title}</h3>
              <p className="mt-1 max-w-text text-detail text-foreground-soft">{noWrapRanges(text)}</p>
              <Link to={link.to} variant="more" about={link.about}>
                {link.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
