import { deferred } from '../components/deferred.tsx';
import { routes } from '../site/routes.ts';
import type { Path, Route } from '../site/routes.ts';
import { SideBox } from './side-layout.tsx';

const PageSearch = deferred(() =>
  import('../components/page-search.tsx').then((module) => module.PageSearch),
);

/** The route table without the page that is shown. */
const entriesBut = (current: Path) =>
  (routes as readonly Route[])
    .filter(({ path }) => path !== current)
    .map(({ path, label, summary, group }) => ({
      to: path,
      label,
      ...(group && { note: [summary, group].filter(Boolean).join(' · ') }),
    }));

interface SearchProps {
  /** Unique on the page. */
  label: string;
  current: Path;
}

function Search({ label, current }: SearchProps) {
  return (
    <>
      <div data-needs-script="">
        <PageSearch label={label} entries={entriesBut(current)} />
      </div>
      <p data-without-script="" className="text-small">
        The search needs script. All pages are listed{' '}
        <a href="#site-nav" className="font-semibold text-engrave underline underline-offset-[.28em]">
          at the foot of this page
        </a>
        .
      </p>
    </>
  );
}

/** The search as a strip under the banner. */
export function SearchBand(props: SearchProps) {
  return (
    <div className="at-once relative z-10 border-b-hair border-edge bg-panel">
      <div className="wrap py-6">
        <div className="max-w-152">
          <Search {...props} />
        </div>
      </div>
    </div>
  );
}

/** The search as a box of a side column. */
export function SearchBox({ title, ...rest }: SearchProps & { title: string }) {
  return (
    <SideBox title={title}>
      <Search {...rest} />
    </SideBox>
  );
}
