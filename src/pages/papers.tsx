import { Link } from '../components/link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { AllPapers, PapersBand } from '../sections/papers-band.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title="Documents to bring" intro="The documents you need for each service, and why.">
        <Link to="#list" variant="button">
          Make your document list
        </Link>
        <Link to="/calculators" variant="second">
          Calculators
        </Link>
      </PageBanner>
      <PapersBand
        note={
          <Notice title="For the first consultation">
            A lender, insurer or agency may ask for more. Please do not send documents by chat before we ask
            for them.
          </Notice>
        }
      />
      <AllPapers />
      <CallToAction
        title="Not sure which documents you need?"
        text="Tell us what you want to do. No documents are needed yet."
        action={{ label: 'Write to us', to: '/contact?about=Something%20else' }}
        rosette="wealth"
      />
    </>
  );
}
