import { Link } from '../components/link.tsx';
import { CancelledNote } from '../sections/cancelled-note.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { SearchBand } from '../sections/search-box.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';

export function Screen() {
  return (
    <>
      <PlainPage
        title="There is no page at this address."
        art={<CancelledNote number="404" mark="page-about" />}
      >
        <p>
          The link may be old, or a letter may be missing. Start from the <Link to="/">home page</Link>, pick
          a service below, search, or <Link to="/contact">write to us</Link> and say what you were looking
          for.
        </p>
      </PlainPage>
      <SearchBand label="Search this site" />
      <ServiceDirectory
        note="Where to go from here"
        title="Perhaps it was one of these."
        lead="All services, in the groups of the menu."
      />
    </>
  );
}
