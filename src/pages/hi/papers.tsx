import { Link } from '../../components/link.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { AllPapers, PapersSection } from '../../sections/papers-section.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="कौन-से दस्तावेज़ लाएँ"
        intro="सेवा चुनें, देखें कि कौन-से दस्तावेज़ चाहिए और क्यों, और अपनी सूची भेजें या प्रिंट करें।"
      >
        <Link to="#list" variant="button">
          अपनी सूची बनाएँ
        </Link>
        <Link to="/calculators" variant="second">
          कैलकुलेटर
        </Link>
      </PageBanner>
      <PapersSection
        note={
          <Notice title="पहली सलाह के लिए">
            बाद में और दस्तावेज़ लग सकते हैं। जब तक हम न माँगें, चैट पर कोई दस्तावेज़ न भेजें।
          </Notice>
        }
      />
      <AllPapers />
      <CallToAction
        title="पता नहीं कौन-से दस्तावेज़ चाहिए?"
        text="बताएँ कि आप क्या करना चाहते हैं: हम सूची भेज देंगे।"
        action={{ label: 'हमें लिखें', to: '/contact?about=Something%20else#message' }}
        rosette="wealth"
      />
    </>
  );
}
