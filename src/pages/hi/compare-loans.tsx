import { Link } from '../../components/link.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { PercentRange, UnitRange } from '../../components/percent-range.tsx';
import { businessLoan, mudraLoan } from '../../content/business-loan.ts';
import { mudraNotice } from '../../content/mudra.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { firmFees } from '../../site/fees.ts';

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
    text: 'फ़िक्स्ड रेट में EMI एक ही रहती है, कभी-कभी सिर्फ़ शुरू के कुछ साल। फ़्लोटिंग रेट घट-बढ़ सकता है, और लोन कारोबार के लिए न हो, तो लोग उसे बिना शुल्क समय से पहले चुका सकते हैं (1 जनवरी 2026 से मंज़ूर या रिन्यू हुए लोन)।',
  },
  {
    title: 'CC या OD लिमिट का रेट किससे तय होता है?',
    text: 'माल और रोज़ के ख़र्च के लिए बैंक कैश क्रेडिट (CC) या ओवरड्राफ़्ट (OD) लिमिट देते हैं: ब्याज सिर्फ़ उतने पर, जितना आप इस्तेमाल करें। आप MSME हैं और रेट फ़्लोटिंग है, तो वह किसी बाहरी बेंचमार्क से, जैसे RBI के रेपो रेट से, बँधा होता है। उस पर बैंक अपना स्प्रेड जोड़ता है, और रेट कम से कम हर तीन महीने में रीसेट होता है। स्प्रेड आपके CIBIL स्कोर, खातों और गिरवी पर टिका है: स्प्रेड और सारे शुल्क लिखवाकर लें।',
  },
] as const;

const businessTerms = [
  [
    'ब्याज दर',
    <PercentRange key="1" range={businessLoan.rate} of="सालाना" before />,
    <PercentRange key="2" range={mudraLoan.rate} of="सालाना" before />,
  ],
  [
    'रकम मिलने तक',
    <UnitRange key="3" range={businessLoan.days} unit="दिन" />,
    <UnitRange key="4" range={mudraLoan.days} unit="दिन" />,
  ],
  [
    'कारोबार कम से कम कितना पुराना हो',
    <UnitRange key="5" range={businessLoan.age} unit="साल" />,
    'नया कारोबार भी आवेदन कर सकता है',
  ],
  [
    'हमारी फ़ीस, पहले लिखकर',
    <PercentRange key="6" range={firmFees.businessLoan} of="लोन का" before />,
    <PercentRange key="7" range={firmFees.mudraLoan} of="लोन का" before />,
  ],
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="कौन-सा लोन सस्ता पड़ेगा, और समय से पहले चुकाने पर क्या होगा? दोनों ऑफ़र भरें और EMI, APR और कुल लागत आमने-सामने देखें।">
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
      <FigureSpread
        action
        figure={{
          value: '114',
          unit: 'महीने',
          label: 'लगते हैं कम दर से ज़्यादा फ़ीस की भरपाई में, होम लोन के हमारे उदाहरण में',
        }}
        items={[
          { value: '0.25', unit: '%', label: 'सालाना कम ब्याज, ऑफ़र A में' },
          { value: '₹1,15,000', label: 'ज़्यादा फ़ीस और बीमा, ऑफ़र A में' },
          { value: '₹75,029', label: 'कम कुल लागत, अगर ऑफ़र A पूरे 240 महीने चले' },
        ]}
      />
      <PageSection
        id="business-loan"
        ground="card"
        head={{
          title: 'बिज़नेस और मुद्रा लोन कितने में पड़ता है',
          intro: 'आम शर्तें। फ़ैसला कर्ज़ देने वाला करता है: दर और सारे शुल्क लिखवाकर लें।',
        }}
      >
        <DataTable
          caption="बिज़नेस और मुद्रा लोन की आम शर्तें"
          columns={['सवाल', 'बिना गिरवी का बिज़नेस लोन', 'मुद्रा लोन']}
          rows={businessTerms}
          amount={false}
          note="नवंबर 2026 की स्थिति। दिन तब से गिने जाते हैं, जब सारे दस्तावेज़ कर्ज़ देने वाले को मिल जाएँ।"
        />
        <p>{mudraNotice}</p>
        <p>
          देखें: <Link to="/papers">ज़रूरी दस्तावेज़</Link>। पूछताछ मुफ़्त है: हमारी <Link to="/terms">शर्तें</Link> देखें। समय
          तय करके बात करनी है? <Link to="/appointment?about=Loan%20For%20Every%20Indian">अपॉइंटमेंट लें</Link>।
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
