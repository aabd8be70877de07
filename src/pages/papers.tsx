import { Link } from '../components/link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { AllPapers, PapersSection } from '../sections/papers-section.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="Documents to bring"
        intro="Choose a service, see which documents you need and why, and send or print your list."
      >
        <Link to="#list" variant="button">
          Make your document list
        </Link>
        <Link to="/calculators" variant="second">
          Calculators
        </Link>
      </PageBanner>
      <PapersSection
        note={
          <Notice title="For the first consultation">
            More may be needed later. Please send no documents by chat before we ask.
          </Notice>
        }
      />
      <AllPapers />
      <CallToAction
        title="Not sure which documents you need?"
        text="Tell us your plan: we send the list."
        action={{ label: 'Write to us', to: '/contact?about=Something%20else#message' }}
        rosette="wealth"
      />
    </>
  );
}
