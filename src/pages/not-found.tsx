import { Link } from '../components/link.tsx';
import { NotFoundArt } from '../sections/not-found-art.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { SearchBand } from '../sections/search-box.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';

export function Screen() {
  return (
    <>
      <PlainPage
        title="There is no page at this address"
        art={<NotFoundArt number="404" mark="page-about" />}
      >
        <p>
          The link may be old or mistyped. Go to the <Link to="/">home page</Link>, search, choose a service
          below, or <Link to="/contact?about=Something%20else#message">write to us</Link>.
        </p>
      </PlainPage>
      <SearchBand label="Search this site" />
      <ServiceDirectory
        note="Where to go from here"
        title="All our services"
        intro="Choose the service you were looking for."
      />
    </>
  );
}
