import { Link } from '../../components/link.tsx';
import { PercentRange } from '../../components/percent-range.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { HouseShares, houseSharesView } from '../../sections/drawings/house-shares.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { PropertyLoanEmi } from '../../sections/property-loan-emi.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { homeLoan, propertyLoan } from '../../site/property-loan.ts';
import { sample } from '../../site/sample.ts';
import { firmFees } from '../../site/fees.ts';

const bands = [
  ['₹30 लाख तक', '90%', '₹30 लाख का घर: ₹27 लाख तक का लोन'],
  ['₹30 लाख से ज़्यादा, ₹75 लाख तक', '80%', '₹60 लाख का घर: ₹48 लाख तक का लोन'],
  ['₹75 लाख से ज़्यादा', '75%', '₹1.2 करोड़ का घर: ₹90 लाख तक का लोन'],
];

const choices = [
  {
    title: 'फ़्लोटिंग रेट',
    text: 'बैंक में यह किसी बाहरी दर के साथ चलता है, जैसे RBI का रेपो रेट, और कम से कम हर तीन महीने में बदला जाता है। यह घट-बढ़ सकता है।',
  },
  {
    title: 'फ़िक्स्ड रेट',
    text: 'EMI एक ही रहती है। देख लें कि दर कितने साल के लिए फ़िक्स्ड है: अक्सर सिर्फ़ शुरू के कुछ साल। बीच में फ़्लोटिंग रेट पर जाने देना या न देना कर्ज़ देने वाले की मर्ज़ी है।',
  },
  {
    title: 'समय से पहले चुकाना',
    text: 'फ़्लोटिंग रेट का होम लोन 1 जनवरी 2026 से मंज़ूर या रिन्यू हुआ हो, तो किसी व्यक्ति से समय से पहले चुकाने का शुल्क नहीं लिया जा सकता। फ़िक्स्ड रेट के लोन में यह लग सकता है।',
    link: { to: '/compare-loans', label: 'लोन के दो ऑफ़र की तुलना करें', about: 'और समय से पहले चुकाने की लागत देखें' },
  },
  {
    title: 'सह-आवेदक',
    text: 'पति, पत्नी, माता-पिता या बच्चे की आमदनी जुड़ सकती है, जिससे लोन ज़्यादा मिलता है। फिर हर आवेदक पर पूरे लोन की ज़िम्मेदारी होती है। घर जिनके नाम हो, उन सबको अक्सर सह-आवेदक बनना पड़ता है।',
    link: { to: '/calculators#calculator-borrow', label: 'अपनी पात्रता जाँचें', about: 'सह-आवेदक के साथ' },
  },
] as const;

const subsidy = [
  {
    title: 'किसे मिल सकती है?',
    text: 'साल में ₹9 लाख तक कमाने वाले परिवारों को, जिनका भारत में कहीं पक्का घर नहीं है।',
  },
  {
    title: 'किस घर के लिए?',
    text: 'शहर या कस्बे में, ₹35 लाख तक का घर, 120 वर्ग मीटर तक का कार्पेट एरिया और ₹25 लाख तक का लोन, जो 1 सितंबर 2024 से मंज़ूर हुआ और मिला हो। योजना उस दिन से पाँच साल चलेगी।',
  },
  {
    title: 'कितनी मिलती है?',
    text: 'पहले ₹8 लाख पर 12 साल तक 4% ब्याज सब्सिडी: ज़्यादा से ज़्यादा ₹1.80 लाख। यह पाँच सालाना किस्तों में लोन खाते में आती है।',
  },
  {
    title: 'क्या पूछें?',
    text: 'आवेदन से पहले पूछें कि कर्ज़ देने वाला इस योजना में शामिल है या नहीं। बाद की किस्तें तभी मिलती हैं, जब लोन चल रहा हो और उसका आधे से ज़्यादा मूलधन बाकी हो।',
  },
] as const;

const steps = sample(
  [
    {
      when: 'हफ़्ता 1',
      title: 'आवेदन',
      text: 'सब आवेदकों की आमदनी और पहचान के दस्तावेज़। कर्ज़ देने वाला आपकी क्रेडिट रिपोर्ट देखता है।',
    },
    {
      when: 'हफ़्ता 1 से 2',
      title: 'मंज़ूरी पत्र',
      text: 'रकम, दर और शर्तें लिखकर मिलती हैं, साथ में KFS (की-फ़ैक्ट्स स्टेटमेंट)। साइन करने से पहले तुलना करें।',
    },
    {
      when: 'हफ़्ता 2 से 3',
      title: 'प्रॉपर्टी की जाँच',
      text: 'वकील मालिकाना हक और मंज़ूरियाँ देखता है, इंजीनियर कीमत।',
    },
    {
      when: 'हफ़्ता 3 से 4',
      title: 'करार और लोन की रकम मिलना',
      text: 'आप साइन करते हैं, अपना हिस्सा देते हैं और रजिस्ट्री कराते हैं। रकम सीधे बेचने वाले को मिलती है, या बिल्डर को किस्तों में।',
    },
  ],
  'typical weeks from application to disbursal of a home loan',
);

const propertyLoanCosts = [
  [
    'ब्याज दर',
    'अक्सर फ़्लोटिंग। दर आपकी आमदनी, CIBIL स्कोर और प्रॉपर्टी देखकर तय होती है।',
    <PercentRange key="rate" range={propertyLoan.rate} of="सालाना" before />,
  ],
  [
    'कीमत का हिस्सा',
    'घर पर अक्सर दुकान या प्लॉट से ज़्यादा। कीमत कर्ज़ देने वाला ख़ुद जँचवाता है।',
    <PercentRange key="share" range={propertyLoan.share} />,
  ],
  ['अवधि', 'लंबी अवधि में EMI कम होती है, पर कुल ब्याज ज़्यादा लगता है।', `${propertyLoan.years} साल तक`],
  [
    '₹10 लाख की EMI',
    `${propertyLoan.years} साल में, इनमें से सबसे कम और सबसे ज़्यादा दर पर।`,
    <PropertyLoanEmi key="emi" />,
  ],
  [
    'प्रोसेसिंग फ़ीस',
    'GST, कीमत की जाँच, क़ानूनी जाँच और स्टाम्प ड्यूटी भी पूछें: सारे शुल्क लिखवाकर लें।',
    <PercentRange key="fee" range={propertyLoan.fee} of="लोन का" before />,
  ],
  [
    'समय से पहले चुकाने का शुल्क',
    'फ़्लोटिंग रेट का लोन 1 जनवरी 2026 से मंज़ूर या रिन्यू हुआ हो, तो किसी व्यक्ति से नहीं लिया जा सकता, जब तक लोन कारोबार के लिए न हो। कारोबार के लोन में भी ज़्यादातर कर्ज़ देने वाले किसी व्यक्ति, माइक्रो या छोटे उद्यम से यह नहीं ले सकते। फ़िक्स्ड रेट हो, तो पूछ लें।',
    'अक्सर नहीं लगता',
  ],
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="घर की कीमत का कितना हिस्सा लोन में मिलता है, कौन-सा रेट चुनें, PMAY से क्या मिलता है, और बेचने वाले को पैसे मिलने तक के कदम। साथ में: प्रॉपर्टी पर लोन कितने में पड़ता है।">
        <Link to="/calculators#calculator-borrow" variant="button">
          अपनी लोन पात्रता जाँचें
        </Link>
        <Link to="#steps" variant="second">
          आवेदन से रकम मिलने तक
        </Link>
      </PageBanner>
      <PageSection
        id="loan-to-value"
        head={{
          note: 'कीमत के मुकाबले लोन (LTV)',
          title: 'घर की कीमत का कितना हिस्सा लोन में मिलता है?',
          intro: 'घर के लिए बैंक कितना लोन दे सकते हैं, इसकी सीमा RBI ने तय की है। आमदनी कम हो, तो लोन और कम मिलता है।',
        }}
        figure={
          <FigureFrame
            title="घर की कीमत का कितना हिस्सा बैंक लोन में दे सकता है"
            description="तीन घर। पहला अपनी ऊँचाई के 90% तक धारीदार है, ₹30 लाख तक के लोन के लिए; दूसरा 80% तक, ₹75 लाख तक के लोन के लिए; तीसरा 75% तक, उससे बड़े लोन के लिए।"
            caption="धारीदार हिस्सा: लोन। उसके ऊपर: आपका अपना पैसा।"
            viewBox={houseSharesView}
          >
            <HouseShares
              houses={[
                [90, '₹30 लाख', 'तक का लोन'],
                [80, '₹75 लाख', 'तक का लोन'],
                [75, '₹75 लाख से', 'बड़ा लोन'],
              ]}
            />
          </FigureFrame>
        }
      >
        <DataTable
          caption="लोन की रकम के हिसाब से घर की कीमत का सबसे बड़ा हिस्सा"
          columns={['लोन की रकम', 'ज़्यादा से ज़्यादा', 'उदाहरण']}
          rows={bands}
          amount={false}
          note="नवंबर 2026 की स्थिति। घर ₹10 लाख से महँगा हो, तो कीमत में स्टाम्प ड्यूटी और रजिस्ट्रेशन नहीं गिने जाते। इनके लिए और बाकी कीमत के लिए पैसे अपने पास रखें।"
        />
        <p>
          <strong>प्रॉपर्टी पर TDS:</strong> घर ₹50 लाख या उससे ज़्यादा का हो और बेचने वाला भारत में रहता हो, तो ख़रीदार
          कीमत का 1% काटता है (स्टाम्प ड्यूटी वाली कीमत ज़्यादा हो, तो उसका) और फ़ॉर्म 141 (मार्च 2026 तक: फ़ॉर्म 26QB) से
          इनकम टैक्स विभाग में जमा करता है।
        </p>
      </PageSection>
      <PageSection
        id="rate"
        ground="muted"
        head={{
          title: 'फ़िक्स्ड या फ़्लोटिंग, अकेले या साथ में',
          intro: (
            <>
              होम लोन का ब्याज आम तौर पर <PercentRange range={homeLoan.rate} of="सालाना" before /> होता है। यह
              आपकी आमदनी, CIBIL स्कोर और कीमत में आपके हिस्से पर निर्भर करता है।
            </>
          ),
        }}
      >
        <TextRows rows={choices} />
      </PageSection>
      <PageSection
        id="pmay"
        ground="card"
        head={{
          note: 'PMAY-U 2.0',
          title: 'पहले घर पर ब्याज सब्सिडी',
          intro: 'शहरों के लिए सरकारी योजना PMAY-U 2.0, नवंबर 2026 की स्थिति।',
        }}
      >
        <TextRows rows={subsidy} />
      </PageSection>
      <FigureSpread
        action
        figure={{ prefix: '₹', value: '1.80', unit: 'लाख', label: 'तक की ब्याज सब्सिडी, PMAY-U 2.0 में' }}
        items={[
          { value: '4', unit: '%', label: 'लोन के पहले ₹8 लाख पर' },
          { value: '12', unit: 'साल', label: 'तक के ब्याज पर' },
          { value: '5', unit: 'किस्तें', label: 'हर साल एक, सीधे लोन खाते में' },
        ]}
      />
      <Steps
        id="steps"
        title="आवेदन से लोन की रकम मिलने तक"
        intro="आम तौर पर इतना समय लगता है। कर्ज़ देने वाले और प्रॉपर्टी के हिसाब से कम-ज़्यादा हो सकता है।"
        steps={steps}
      >
        <p>
          बयाना देने से पहले मालिकाना हक की जाँच कराएँ: <Link to="/services/realState">रियल एस्टेट की सलाह</Link>। लोन
          के <Link to="/papers">ज़रूरी दस्तावेज़</Link> जुटाएँ। विदेश में रहते हैं? <Link to="/nri">NRI गाइड</Link> पढ़ें।
        </p>
        <p>
          हमारी फ़ीस: आम तौर पर <PercentRange range={firmFees.homeLoan} of="लोन का" before />। काम से पहले लिखकर
          बता देते हैं।
        </p>
      </Steps>
      <PageSection
        id="loan-against-property"
        ground="card"
        head={{
          note: 'LAP',
          title: 'प्रॉपर्टी पर लोन कितने में पड़ता है',
          intro:
            'आप अपना घर, दुकान या प्लॉट गिरवी रखते हैं और उसे इस्तेमाल भी करते रहते हैं। लोन न चुके, तो कर्ज़ देने वाला उसे बेच सकता है।',
        }}
      >
        <DataTable
          caption="प्रॉपर्टी पर लोन की आम लागत"
          columns={['लागत', 'ध्यान रखें', 'आम तौर पर']}
          rows={propertyLoanCosts}
          note="नवंबर 2026 की स्थिति। फ़ैसला कर्ज़ देने वाला करता है।"
        />
        <p>
          “प्रॉपर्टी पर” वाले उदाहरण से <Link to="/calculators#calculator-borrow">अपनी पात्रता जाँचें</Link>, या{' '}
          <Link to="/services/loanForEveryIndian?about=Loan%20against%20property#enquiry">
            प्रॉपर्टी पर लोन के बारे में पूछें
          </Link>
          । समय तय करके बात करनी है? <Link to="/appointment?about=Loan%20For%20Every%20Indian">अपॉइंटमेंट लें</Link>।
        </p>
      </PageSection>
      <CallToAction
        title="अपने होम लोन के बारे में पूछें"
        text="कीमत, आमदनी और शहर बताएँ। हम 50+ कर्ज़ देने वालों की तुलना करते हैं। हम ख़ुद लोन नहीं देते।"
        action={{ label: 'होम लोन के बारे में पूछें', to: '/services/loanForEveryIndian?about=Home%20loan#enquiry' }}
        rosette="loans"
      />
    </>
  );
}
