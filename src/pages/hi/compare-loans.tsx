import { Link } from '../../components/link.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { TextRows } from '../../sections/text-rows.tsx';

const rows = [
  {
    title: 'ये आँकड़े कहाँ मिलेंगे?',
    text: 'KFS (की-फ़ैक्ट्स स्टेटमेंट) में। पर्सनल या होम लोन में, या MSME के टर्म लोन में, कर्ज़ देने वाले को यह साइन करने से पहले देना ज़रूरी है। दोनों से माँगें।',
  },
  {
    title: 'EMI देखें या APR?',
    text: 'कम EMI का मतलब सिर्फ़ लंबी अवधि भी हो सकता है। APR में ब्याज, फ़ीस और बीमा मिलाकर एक सालाना दर बनती है। इसमें माना जाता है कि लोन पूरी अवधि चलेगा।',
  },
  {
    title: 'क्या आप समय से पहले चुकाएँगे?',
    text: 'फ़ीस और बीमा एक ही बार लगते हैं, ब्याज सिर्फ़ तब तक जब तक लोन चले। कुछ साल में घर बेचना या बैंक बदलना हो, तो कम दर से ज़्यादा फ़ायदा कम फ़ीस का हो सकता है।',
  },
  {
    title: 'फ़िक्स्ड या फ़्लोटिंग रेट?',
    text: 'फ़िक्स्ड रेट में EMI एक ही रहती है। फ़्लोटिंग रेट घट-बढ़ सकता है, और लोन कारोबार के लिए न हो, तो लोग उसे बिना शुल्क समय से पहले चुका सकते हैं (1 जनवरी 2026 से मंज़ूर या रिन्यू हुए लोन)।',
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="कौन-सा लोन सस्ता पड़ेगा, और समय से पहले चुकाएँ तो? दोनों ऑफ़र भरें और EMI, APR और कुल लागत आमने-सामने देखें।">
        <Link to="#calculator-offers" variant="button">
          दो ऑफ़र की तुलना करें
        </Link>
        <Link to="#reading" variant="second">
          कैसे चुनें
        </Link>
      </PageBanner>
      <CalculatorSection name="offers" />
      <PageSection id="reading" ground="muted" head={{ title: 'दो लोन में से कैसे चुनें' }}>
        <TextRows rows={rows} />
        <p>
          अभी कोई ऑफ़र नहीं? <Link to="/services/loanForEveryIndian">हमारे लोन</Link> देखें, या{' '}
          <Link to="/calculators#calculator-borrow">अपनी लोन पात्रता जाँचें</Link>।
        </p>
      </PageSection>
      <CallToAction
        title="दोनों ऑफ़र हमें भेजें"
        text="हम फ़ीस और शर्तें जाँचते हैं, और 50+ कर्ज़ देने वालों से बेहतर ऑफ़र पूछते हैं। हम ख़ुद लोन नहीं देते।"
        action={{ label: 'अपने लोन के बारे में पूछें', to: '/services/loanForEveryIndian#enquiry' }}
        rosette="loans"
      />
    </>
  );
}
