import { Link } from '../components/link.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { SearchBand } from '../sections/search-box.tsx';

export function Screen() {
  return (
    <>
      <PlainPage title="There is no page at this address.">
        <p>
          The link may be old, or a letter may be missing. Start from the <Link to="/">home page</Link>, pick
          a service from the menu, search below, or <Link to="/contact">write to us</Link> and say what you
          were looking for.
        </p>
      </PlainPage>
      <SearchBand label="Search this site" />
    </>
  );
}
