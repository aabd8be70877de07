import { billDiscounting } from '../../../enquiry/forms/capital.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { BillDays, billDaysFrame } from '../../../sections/drawings/bill-days.tsx';
import { Link } from '../../../components/link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { CalculatorSection } from '../../../sections/calculator-section.tsx';
import { TextRows } from '../../../sections/text-rows.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { WorkedExample } from '../../../sections/worked-example.tsx';
import { Steps } from '../../../sections/steps.tsx';
import { sample } from '../../../site/sample.ts';
import { figures } from '../../../site/figures.ts';
import { noWrapRanges } from '../../../components/no-wrap-ranges.ts';
import { PercentRange } from '../../../components/percent-range.tsx';
import { firmFees } from '../../../site/fees.ts';

const account = [
  { when: 'दिन 0', label: 'आपको एडवांस मिला', amount: '₹4,75,000', highlight: true },
  { when: 'दिन 60', label: 'ख़रीदार ने कर्ज़ देने वाले को चुकाया', amount: '₹5,00,000' },
  { when: 'दिन 60', label: 'आपको बाकी रकम मिली', amount: '₹13,130' },
  { label: 'डिस्काउंट (12% सालाना) और शुल्क (₹2,500)', amount: '₹11,870' },
];

const services = [
  {
    title: 'SBLC जारी कराना',
    text: 'स्टैंडबाय लेटर ऑफ़ क्रेडिट (SBLC) में बैंक वादा करता है कि उसका ग्राहक पैसा न दे, तो बैंक देगा। शर्तें हम तय कराते हैं, और SBLC जारी करने वाले बैंक में आवेदन भी हम करते हैं।',
  },
  {
    title: 'SBLC डिस्काउंटिंग',
    text: 'आपके पास SBLC है और पैसा अभी चाहिए। हम उसे कर्ज़ देने वालों को दिखाते हैं और उनके ऑफ़र की तुलना करते हैं।',
  },
  {
    title: 'SPV बनवाना',
    text: 'स्पेशल पर्पज़ व्हीकल (SPV) ऐसी कंपनी है, जो एक ही प्रोजेक्ट के लिए बनती है, ताकि कर्ज़ देने वाले सिर्फ़ उसी प्रोजेक्ट को देखें।',
  },
] as const;

const steps = [
  {
    title: 'हमें बिल दिखाएँ',
    text: 'हम आपको कॉल करते हैं और बताते हैं कि कर्ज़ देने वाले को कौन-से दस्तावेज़ चाहिए।',
  },
  {
    title: 'ख़रीदार बिल मानता है',
    text: 'ख़रीदार पुष्टि करता है कि इतनी रकम इस तारीख़ को देनी है।',
  },
  {
    title: 'ऑफ़र की तुलना',
    text: 'आप सारे शुल्क और शर्तें देखते हैं, फिर चुनते हैं।',
  },
  {
    title: 'पैसा अभी, हिसाब बाद में',
    text: 'पैसा आपको अभी मिल जाता है। ख़रीदार कर्ज़ देने वाले को चुका दे, तब बाकी रकम मिलती है।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="जो बिल ख़रीदार मान चुका है, उसका पैसा अभी पाएँ: ₹5 लाख के बिल पर, जिसका पैसा 60 दिन में आना है, ₹4.75 लाख एडवांस मिलते हैं। साइन करने से पहले आप पूरी लागत देख लेते हैं।">
        <Link to="#enquiry" variant="button">
          अपने बिल का कोटेशन लें
        </Link>
        <Link to="#services" variant="second">
          SBLC और SPV सेवाएँ देखें
        </Link>
      </PageBanner>
      <PageSection
        head={{
          title: 'बिल डिस्काउंटिंग क्या है',
          intro:
            'ख़रीदार आपका बिल मान चुका है। कर्ज़ देने वाला उसकी ज़्यादातर रकम आपको अभी देता है और भुगतान की तारीख़ पर ख़रीदार से रकम ले लेता है।',
        }}
        figure={
          <>
            <FigureFrame
              {...billDaysFrame}
              caption="यह एक उदाहरण है। शर्तें ख़रीदार और कर्ज़ देने वाले के हिसाब से बदलती हैं।"
            >
              <BillDays />
            </FigureFrame>
            <Notice title="रिकोर्स के साथ या बिना रिकोर्स">
              रिकोर्स के साथ: ख़रीदार पैसा न दे, तो एडवांस आप लौटाते हैं। बिना रिकोर्स: यह जोखिम कर्ज़ देने वाला उठाता है और
              इसके पैसे लेता है। हम ख़ुद कर्ज़ नहीं देते: कौन-सा बिल लेना है और कौन-सा नहीं, यह कर्ज़ देने वाला तय करता है।
            </Notice>
          </>
        }
      >
        <p>
          <strong>{noWrapRanges('30–120 दिन')}</strong> के बिल डिस्काउंट होते हैं। सबसे ज़्यादा यह देखा जाता है कि पैसा
          देगा कौन: ख़रीदार मज़बूत हो, तो नई कंपनी को भी अच्छी दर मिल सकती है।
        </p>
        <WorkedExample
          serial={sample('नमूना नं. 000417', 'serial number of the specimen bill')}
          title="बिल डिस्काउंटिंग का उदाहरण"
          text="₹5 लाख का बिल, 60 दिन में भुगतान।"
          rosette="bill-discounting"
          rows={account}
          note="हाथ में आई रकम पर असली लागत 15.2% सालाना बैठती है। दर और शुल्क सिर्फ़ उदाहरण हैं, और टैक्स इनमें शामिल नहीं है: अपने आँकड़े नीचे कैलकुलेटर में भरें।"
        />
      </PageSection>
      <CalculatorSection name="bill" ground="card" />
      <Steps title="बिल से नकद तक" steps={steps} />
      <ServiceLayout>
        <Prose title="बिल डिस्काउंटिंग किसके लिए है">
          <ul>
            <li>
              <strong>बड़ी और सरकारी कंपनियों के सप्लायर</strong>, जिन्हें पैसा देर से मिलता है
            </li>
            <li>
              <strong>फ़ैक्टरी चलाने वाले</strong>, जिनका पैसा पहले कच्चे माल और मज़दूरी में लगता है
            </li>
            <li>
              <strong>सर्विस देने वाली फ़र्में</strong>, जिनके पास गिरवी रखने को ज़्यादा प्रॉपर्टी नहीं है
            </li>
          </ul>
          <p>
            आप MSME हैं और ख़रीदार बड़ी कंपनी या सरकारी संस्था है, तो सबसे पहले हमसे TReDS के बारे में पूछें। इन प्लेटफ़ॉर्म को
            रिज़र्व बैंक मंज़ूरी देता है: ख़रीदार जो बिल मान चुका हो, उस पर कई कर्ज़ देने वाले बोली लगाते हैं, और ख़रीदार पैसा न दे,
            तो आपको लौटाना नहीं पड़ता।
          </p>
          <p>
            परचेज़ ऑर्डर पर भी पैसा मिल सकता है। ख़रीदार भारत से बाहर हो, तो देखें:{' '}
            <Link to="/services/exportbillDiscounting">निर्यात बिल कैसे डिस्काउंट होता है</Link>।
          </p>
          <h3>बिल बकाया है और तारीख़ निकल चुकी है?</h3>
          <p>
            जो ख़रीदार माइक्रो या छोटे उद्यम का पैसा देर से देता है, उसे क़ानून के हिसाब से ब्याज देना होता है, और आप ऑनलाइन
            क्लेम कर सकते हैं। ब्याज निकालें और ख़रीदार को लिखें: <Link to="/overdue-invoices">बकाया बिल</Link>। या हमें
            कॉल करें: हम बताते हैं कि उस बिल पर अब भी कर्ज़ मिल सकता है या नहीं।
          </p>
        </Prose>
        <Prose title="बिल डिस्काउंटिंग के दस्तावेज़">
          <ul>
            <li>बिल, परचेज़ ऑर्डर, और डिलीवरी नोट या ई-वे बिल</li>
            <li>बिल पर ख़रीदार की मंज़ूरी (एक्सेप्टेंस)</li>
            <li>GST रिटर्न, बैंक स्टेटमेंट और ऑडिट हुए खाते</li>
          </ul>
          <p>
            हमारी फ़ीस: आम तौर पर <PercentRange range={firmFees.billDiscounting} of="बिल का" before />। काम से
            पहले लिखकर बता देते हैं।
          </p>
          <p>
            सभी सेवाओं के लिए: <Link to="/papers">ज़रूरी दस्तावेज़</Link>।
          </p>
        </Prose>
      </ServiceLayout>
      <PageSection
        id="services"
        ground="muted"
        head={{
          note: 'बड़ी रकम के लिए',
          title: 'SBLC और SPV सेवाएँ',
        }}
      >
        <TextRows rows={services} numbered />
        <p>
          विदेश से पैसा चाहिए, या लोन की गारंटी के लिए SBLC चाहिए, तो देखें:{' '}
          <Link to="/services/fund-raising">भारत और विदेश से फ़ंड जुटाना</Link>।
        </p>
      </PageSection>
      <FigureSpread
        figure={{ value: '95', unit: '%', label: 'बिल का पहले ही दिन, हमारे उदाहरण में' }}
        items={[figures.letters, figures.letterClients, figures.facilitated]}
      />
      <Enquiry
        form={billDiscounting}
        title="अपने बिल का कोटेशन लें"
        intro="हम बताएँगे कि आपको कितनी रकम मिल सकती है और कर्ज़ देने वाले को कौन-से दस्तावेज़ चाहिए।"
        rosette="bill-discounting"
      />
    </>
  );
}
