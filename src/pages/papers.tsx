import { Link } from '../components/link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { AllPapers, PapersBand } from '../sections/papers-band.tsx';

export function Screen() {
  return (
    <>
      <PageBanner lead="What to bring for each service, and why: a list to tick off, to print or to send to us.">
        <Link to="#list" look="button">
          Make your list of papers
        </Link>
        <Link to="/calculators" look="second">
          Calculators
        </Link>
      </PageBanner>
      <PapersBand
        note={
          <Notice title="For the first talk">
            The lists name what is usually asked for. A lender, an insurer or an agency may want more. Please
            do not send papers by the chat before we ask for them.
          </Notice>
        }
      />
      <AllPapers />
      <CallToAction
        title="Not sure which papers you need?"
        text="Tell us what you want to do. Send no papers yet: words are enough to begin."
        action={{ label: 'Write to us', to: '/contact' }}
        rosette="wealth"
      />
    </>
  );
}
