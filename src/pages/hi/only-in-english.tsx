import { useCurrentPage } from '../../components/current-page.ts';
import { Link } from '../../components/link.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import type { To } from '../../site/routes.ts';

/** In place of a page that is only in English. */
export function Screen() {
  const { path } = useCurrentPage();
  return (
    <PageBanner intro="यह पेज सिर्फ़ अंग्रेज़ी में है। कुछ पूछना हो तो हमें हिंदी में लिखें या फ़ोन करें।">
      <Link to={path as To} variant="button">
        पेज खोलें
      </Link>
      <Link to="/contact" variant="second">
        हमें लिखें
      </Link>
    </PageBanner>
  );
}
