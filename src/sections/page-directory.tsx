import { pageEntries } from '../site/entries.ts';
import { ServiceDirectory } from './service-directory.tsx';

const others = pageEntries.filter(({ note }) => !note);

interface PageDirectoryProps {
  /** Makes it the target of in-page links. */
  id?: string;
  note: string;
  title: string;
  lead: string;
  /** Over the pages that are no services. */
  othersTitle: string;
}

/** Every page of the site by its name: what a visitor finds without the search. */
export function PageDirectory({ othersTitle, ...head }: PageDirectoryProps) {
  return (
    <ServiceDirectory {...head}>
      <h3 className="mt-8 mb-2 font-display text-note text-saffron italic">{othersTitle}</h3>
      <ul role="list" className="grid gap-x-8 border-t-hair border-rule sm:grid-cols-2 lg:grid-cols-4">
        {others.map(({ to, label }) => (
          <li key={to} className="border-b-hair border-rule">
            <a href={to} className="side-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </ServiceDirectory>
  );
}
