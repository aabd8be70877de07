import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { CalculatorList } from '../../sections/calculator-list.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { TakeAlong } from '../../sections/take-along.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="कैलकुलेटर"
        intro="फ़ैसला करने से पहले अपनी EMI, लोन की पात्रता, बिल डिस्काउंटिंग की लागत और बचत का हिसाब लगाएँ।"
      >
        <Link to="#calculator-loan" variant="button">
          अपनी EMI निकालें
        </Link>
        <Link to="#calculator-bill" variant="second">
          बिल डिस्काउंटिंग का हिसाब
        </Link>
      </PageBanner>
      <CalculatorSection name="loan">
        <p>
          दो ऑफ़र मिले हैं? <Link to="/compare-loans">लोन के दो ऑफ़र की तुलना करें</Link>।
        </p>
      </CalculatorSection>
      <PageSection
        ground="muted"
        head={{
          title: 'पात्रता, बिल और बचत',
          intro: 'अपने आँकड़े भरें। हम लोन नहीं देते: दर, रकम और शुल्क कर्ज़ देने वाला तय करता है।',
        }}
      >
        <CalculatorList except={['loan', 'offers']} />
        <p>
          प्राइवेसी: देखें कि <Link to="/privacy#device">आपके डिवाइस पर क्या रहता है</Link>।
        </p>
        <p>
          <Link to="/contact?about=Something%20else#message" variant="button">
            अपने हिसाब के बारे में पूछें
          </Link>
        </p>
      </PageSection>
      <TakeAlong />
    </>
  );
}
