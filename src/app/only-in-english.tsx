import words from '#words/only-in-english.json';
import { useCurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import type { To } from '../site/routes.ts';

/** Replaces a page that is not translated into the language of the site. Links to the English page and to Contact. */
export function Screen() {
  const { path } = useCurrentPage();
  return (
    <PageBanner intro={words.intro}>
      <Link to={path as To} variant="button">
        {words.openPage}
      </Link>
      <Link to="/contact" variant="second">
        {words.writeToUs}
      </Link>
    </PageBanner>
  );
}
