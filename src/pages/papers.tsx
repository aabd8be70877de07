import words from '#words/pages/papers.json';
import { Link } from '../components/link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { AllPapers, PapersSection } from '../sections/papers-section.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title={words.banner.title} intro={words.banner.intro}>
        <Link to="#list" variant="button">
          {words.banner.list}
        </Link>
        <Link to="/calculators" variant="second">
          {words.banner.calculators}
        </Link>
      </PageBanner>
      <PapersSection note={<Notice title={words.list.title}>{words.list.text}</Notice>} />
      <AllPapers />
      <CallToAction
        title={words.help.title}
        text={words.help.text}
        action={{ label: words.help.action, to: '/contact?about=Something%20else#message' }}
      />
    </>
  );
}
