import { Rosette } from '../components/rosette.tsx';
import { getRosette, getRoute } from '../site/page-info.ts';
import { listedPages } from '../site/listed-pages.ts';
import type { Path } from '../site/routes.ts';
import { ServiceDirectory } from './service-directory.tsx';
import { NamedDisclosure, sideLinkClasses } from './side-layout.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { noteClasses } from '../components/note-classes.ts';

/** Pages under a heading. The first set also gets all pages that are in no set. */
interface PageSet {
  name: string;
  /** The page whose rosette is next to the heading. */
  mark: Path;
  pages: readonly Path[];
}

interface PageDirectoryProps {
  id?: string;
  note: string;
  title: string;
  intro: string;
  sets: readonly PageSet[];
}

/** Links to all `listedPages`, for visitors who do not use the search. */
export function PageDirectory({ sets, ...head }: PageDirectoryProps) {
  // Only services have a `note` (listed-pages.ts).
  const otherPages = listedPages.filter(({ note }) => !note);
  const findSet = (to: string) =>
    sets.find(({ pages }) => (pages as readonly string[]).includes(to)) ?? sets[0];
  return (
    <ServiceDirectory {...head}>
      <div className="grid sm:gap-6 sm:pt-5 lg:grid-cols-5">
        {sets.map((set) => {
          const mark = getRosette(getRoute(set.mark));
          const members = otherPages.filter(({ to }) => findSet(to) === set);
          const isNarrow = members.length <= 3;
          return (
            <div
              key={set.name}
              className={`border-input sm:border-hair sm:bg-card sm:px-6 sm:py-5 ${isNarrow ? '' : 'lg:col-span-2'}`}
            >
              <h3 className={`mb-2 flex items-center gap-3 ${noteClasses} max-sm:hidden`}>
                {mark && (
                  <span className="w-14" aria-hidden="true">
                    <Rosette name={mark} className="rosette-thick" />
                  </span>
                )}
                {set.name}
              </h3>
              <NamedDisclosure name={set.name}>
                <ul
                  role="list"
                  className={`grid grid-cols-2 gap-x-4 border-t-hair border-border ${isNarrow ? 'lg:grid-cols-1' : ''}`}
                >
                  {members.map(({ to, label }, index) => (
                    <li
                      key={to}
                      className={`border-b-hair border-border ${index % 2 === 0 && index === members.length - 1 ? 'col-span-full' : ''}`}
                    >
                      <PageAnchor to={to} className={sideLinkClasses}>
                        {label}
                      </PageAnchor>
                    </li>
                  ))}
                </ul>
              </NamedDisclosure>
            </div>
          );
        })}
      </div>
    </ServiceDirectory>
  );
}
