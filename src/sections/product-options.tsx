import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { Link } from '../components/link.tsx';
import { noteClasses } from '../components/note-classes.ts';
import type { To } from '../site/routes.ts';

interface ProductOption {
  title: string;
  /** A few words next to the title. */
  note: string;
  text: string;
  /** A link. `about` is screen-reader text after its label. */
  link?: { to: To; label: string; about: string };
}

interface ProductOptionsProps {
  groups: readonly { title: string; entries: readonly ProductOption[] }[];
}

/**
 * The positions of the group titles: left, centre, right, and again from the left. This looks like the labels of file
 * dividers.
 */
const titlePositions = ['self-start', 'self-center', 'self-end'] as const;

/** The options of a product in groups with titles. They look like file dividers with labels. */
export function ProductOptions({ groups }: ProductOptionsProps) {
  return (
    <div className="grid gap-y-3">
      {groups.map(({ title, entries }, index) => (
        <section key={title} className="flex flex-col">
          <h3
            className={`relative z-10 border-x-hair border-t-page border-brand bg-card px-6 py-2 ${noteClasses} ${titlePositions[index % titlePositions.length]}`}
          >
            {title}
          </h3>
          <div className="-mt-px grid gap-x-12 gap-y-6 border-hair border-brand bg-card px-apart py-close lg:grid-cols-2">
            {entries.map(({ title: name, note, text, link }) => (
              <div key={name}>
                <div className="flex-wrap items-baseline justify-between gap-x-4 sm:flex">
                  <h4 className="font-display text-h3 font-bold">{name}</h4>
                  <p className="text-sm font-semibold text-highlight">{note}</p>
                </div>
                <p className="mt-1 text-detail text-foreground-soft">{noWrapRanges(text)}</p>
                {link && (
                  <p>
                    <Link to={link.to} variant="more" about={link.about}>
                      {link.label}
                    </Link>
                  </p>
                )}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
