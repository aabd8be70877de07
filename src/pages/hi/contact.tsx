import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { ContactForm } from '../../sections/contact-form.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { OfficeMap } from '../../sections/office-map.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { firm } from '../../site/firm.ts';
import { hoursText } from '../../site/hours-text.ts';
import { shownHours } from '../../site/shown-hours.ts';
import { officeMap } from '../../site/office-map.ts';

const guide = [
  [
    'लोन',
    'रकम, किसलिए चाहिए, और क्या आप कुछ गिरवी रख सकते हैं',
    <Link key="1" to="/services/loanForEveryIndian">
      हर भारतीय के लिए लोन
    </Link>,
  ],
  [
    'बड़ी लिमिट या कम ब्याज दर',
    'आपका बैंक, अभी की लिमिट और ब्याज दर',
    <Link key="2" to="/services/investment-banking">
      कर्ज़ का पुनर्गठन
    </Link>,
  ],
  [
    'बिलों पर नकद',
    'आपका ख़रीदार, रकम और भुगतान की तारीख़',
    <Link key="3" to="/services/billDiscounting">
      बिल डिस्काउंटिंग
    </Link>,
  ],
  [
    'बीमा',
    'किसका या किस चीज़ का बीमा, और अभी की पॉलिसियाँ',
    <Link key="4" to="/services/ourInsuranceServices">
      बीमा सेवाएँ
    </Link>,
  ],
  [
    'भारत में कंपनी',
    'आपका देश, आपका कारोबार और पसंद का शहर',
    <Link key="5" to="/services/ourEndToEndforeignServices">
      विदेशी कंपनियों के लिए सारी सेवाएँ
    </Link>,
  ],
  [
    'पार्टनरशिप',
    'आपका पेशा, शहर और ग्राहक',
    <Link key="6" to="/partner">
      पार्टनर बनें
    </Link>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner
        intro={`हमें कॉल करें (${shownHours}) या नीचे का फ़ॉर्म भेजें। पूछताछ मुफ़्त है। कोटेशन में लिखा होता है कि लोन, पॉलिसी या हमारी सेवा पर कितना ख़र्च आएगा। पता नहीं कि क्या चाहिए? 15 मिनट की मुफ़्त पहली कॉल में सीनियर बैंकर से पूछें।`}
      >
        <Link to="#message" variant="button">
          मैसेज लिखें
        </Link>
        <Link to="/appointment" variant="second">
          अपॉइंटमेंट बुक करें
        </Link>
      </PageBanner>
      <ContactForm
        id="message"
        note="मैसेज"
        title="हमें मैसेज भेजें"
        intro={
          <>
            बताएँ कि कितनी रकम चाहिए, किसलिए और कब तक। क्लाइंट भेजना चाहते हैं?{' '}
            <Link to="/partner#enquiry">पार्टनर वाला फ़ॉर्म</Link> भरें। अपॉइंटमेंट:{' '}
            {hoursText(firm.consultationHours)}।
          </>
        }
        show={['address', 'hours', 'phone', 'email', 'chat']}
      >
        PAN, आधार, खाता नंबर और पासवर्ड न लिखें। देखें: <Link to="/privacy">प्राइवेसी</Link>।
      </ContactForm>
      <PageSection
        ground="card"
        head={{
          title: 'मैसेज में क्या लिखें',
          intro: 'यह सब लिखा हो, तो हम पहली ही बार में आपके सवाल का जवाब दे सकते हैं।',
        }}
      >
        <DataTable
          caption="मैसेज में क्या बताएँ"
          columns={['आपको चाहिए', 'हमें बताएँ', 'पहले पढ़ें']}
          rows={guide}
          amount={false}
        />
      </PageSection>
      {officeMap && (
        <OfficeMap id="map" note="रास्ता" title="हमारा दफ़्तर कहाँ है" intro={officeMap.way} map={officeMap} />
      )}
      <Newsletter />
    </>
  );
}
