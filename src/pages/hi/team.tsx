import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { PortraitProofs } from '../../sections/portrait-proofs.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="टीम का पेज अभी बन रहा है"
        intro="तब तक 15 मिनट की मुफ़्त पहली कॉल में सीनियर बैंकर से अपने केस के बारे में पूछें, या हमें कॉल करें।"
      >
        <Link to="/appointment?about=Banking%20Domain%20Expert%20Consultancy" variant="button">
          मुफ़्त पहली कॉल बुक करें
        </Link>
        <Link to="/" variant="second">
          होम पेज पर लौटें
        </Link>
      </PageBanner>
      <PortraitProofs note="नाम और तस्वीरें यहाँ आएँगी।" />
      <PageSection
        head={{
          note: 'तब तक',
          title: 'सही विशेषज्ञ तक कैसे पहुँचें',
          layout: 'stacked',
        }}
      >
        <TextRows
          rows={[
            {
              title: 'अपॉइंटमेंट लें',
              rosette: 'banking-expert',
              text: 'विषय चुनें: लोन, कर्ज़, रेटिंग, बीमा, निवेश, प्रॉपर्टी, NRI या कंपनी खोलना। समय तय करने के लिए विशेषज्ञ आपको कॉल करेंगे।',
              link: {
                to: '/appointment',
                label: 'अपॉइंटमेंट लें',
                about: '',
              },
            },
            {
              title: 'कॉल करें या लिखें',
              rosette: 'corporate-consultancy',
              text: 'फ़ोन, ईमेल और WhatsApp, और नोएडा में हमारे दफ़्तर का पता।',
              link: { to: '/contact', label: 'संपर्क की जानकारी', about: '' },
            },
            {
              title: 'संस्थापक के बारे में पढ़ें',
              rosette: 'training',
              text: 'बैंकिंग और फ़ाइनेंस में 22+ साल। सलाह में संस्थापक ख़ुद साथ हैं, और मुश्किल केस में टीम उन्हीं से पूछकर चलती है।',
              link: { to: '/founderprofile', label: 'संस्थापक का परिचय', about: '' },
            },
          ]}
        />
      </PageSection>
    </>
  );
}
