import { useCurrentPage } from '../../components/current-page.ts';
import { Link } from '../../components/link.tsx';
import { buttonClass } from '../../components/button.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { titleOf } from '../../site/page-info.ts';

/** In place of a page that is only in English. */
export function Screen() {
  const page = useCurrentPage();
  return (
    <PageBanner intro="यह पेज सिर्फ़ अंग्रेज़ी में है। कुछ पूछना हो तो हमें हिन्दी में लिखिए या फ़ोन कीजिए।">
      <a href={page.path} hrefLang="en" className={buttonClass()}>
        पेज अंग्रेज़ी में खोलिए<span lang="en">: {titleOf(page)}</span>
      </a>
      <Link to="/contact" variant="second">
        हमें लिखिए
      </Link>
    </PageBanner>
  );
}
