import { Drawing } from '../components/drawings/elements.tsx';
import { Link } from '../components/link.tsx';
import { Seal } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

interface StackLayer {
  title: string;
  /** A short line above the title. */
  note: string;
  text: string;
  /** A link. `about` is screen-reader text after its label. */
  link: { to: To; label: string; about: string };
  /** The rosette of the linked service. */
  rosette: RosetteName;
}

interface ServiceStackProps {
  /**
   * The services in the order of the floors, starting at the top. The second and the third service share a floor. The
   * last service is the measuring rod.
   */
  layers: readonly StackLayer[];
}

/** Classes of a floor. Its borders are the walls of the house. */
const floorClasses =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-hair border-b-0 border-brand px-apart pt-4 pb-2';
/** Classes of the measuring rod along the left edge. On a wide screen, it is as high as the house with its roof. */
const rodClasses =
  'relative before:absolute before:inset-y-0 before:left-0 before:w-[0.9rem] before:[background:repeating-linear-gradient(var(--brand)_0_1px,transparent_0_9px)_0_0/0.5rem_repeat-y,repeating-linear-gradient(var(--brand)_0_1px,transparent_0_45px)_repeat-y] md:col-span-2 lg:[grid-area:1/3/5] lg:-mt-20 lg:ml-14 lg:grid-cols-[1fr] lg:content-center lg:border-0 lg:border-l-frame lg:pr-0';

/** Returns the classes of a layer. The second and the third layer are next to each other. */
function layerClasses(index: number, count: number) {
  if (index === count - 1) return rodClasses;
  if (index === 1) return 'bg-card';
  if (index === 2) return 'bg-card md:border-l-0';
  return 'bg-card md:col-span-2';
}

/** Services, styled as the floors of a house. The last service is a measuring rod next to the house. */
export function ServiceStack({ layers }: ServiceStackProps) {
  return (
    <div className="lg:grid lg:grid-cols-[1fr_17.5rem]">
      <svg
        className="h-14 w-full overflow-visible lg:h-20"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
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
      <ul
        role="list"
        className="grid border-b-page border-b-brand md:mx-6 md:grid-cols-[1fr_1fr] lg:col-span-2 lg:mr-0 lg:grid-cols-[1fr_1fr_19rem]"
      >
        {layers.map(({ title, note, text, link, rosette }, index) => (
          <li key={title} className={`${floorClasses} ${layerClasses(index, layers.length)}`}>
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
