import { exportBillDiscounting } from '../../../enquiry/forms/capital.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { ExportFlow, exportFlowFrame } from '../../../sections/drawings/export-flow.tsx';
import { Link } from '../../../components/link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { CalculatorSection } from '../../../sections/calculator-section.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { Comparison } from '../../../sections/comparison.tsx';
import { Questions } from '../../../sections/faq.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageAction } from '../../../sections/page-action.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { StepsList } from '../../../sections/steps-list.tsx';

const advance = { value: '70', to: '90', unit: '%', label: 'बिल की रकम एडवांस में' };
const figures = [
  { value: '1', to: '3', unit: 'दिन', label: 'पैसा खाते में आने तक' },
  { value: '4.5', to: '7.5', unit: '%', label: 'सालाना डिस्काउंट' },
];

const benefits = [
  {
    title: 'अगले ऑर्डर के लिए नकद',
    text: 'कच्चे माल, मज़दूरी और भाड़े के लिए।',
  },
  {
    title: 'प्रॉपर्टी पर कम ज़ोर',
    text: 'कर्ज़ देने वाले पहले शिपमेंट और ख़रीदार को देखते हैं।',
  },
  {
    title: 'ख़रीदार का उधार उतना ही',
    text: 'ख़रीदार उसी तारीख़ पर पैसा देता है, बस दूसरे खाते में।',
  },
];

const limits = [
  ['एडवांस', 'बिल का जितना हिस्सा तुरंत मिलता है', '70–90%'],
  ['पैसा', 'पूरे दस्तावेज़ देने से खाते में पैसा आने तक', '1–3 दिन'],
  ['डिस्काउंट', 'बिल के दिनों के लिए, सालाना दर पर', '4.5–7.5% सालाना'],
  ['ख़रीदार के उधार के दिन', 'विदेशी ख़रीदार को आम तौर पर इतने दिन मिलते हैं', '30–180 दिन'],
  ['लिमिट', 'एक समय में ज़्यादा से ज़्यादा इतना बकाया', '₹10 करोड़+ तक'],
];

const steps = [
  { title: 'माल भेजें', text: 'माल के साथ बिल, पैकिंग लिस्ट और ट्रांसपोर्ट का दस्तावेज़ जाता है।' },
  {
    title: 'दस्तावेज़ दें',
    text: 'कर्ज़ देने वाले को निर्यात के दस्तावेज़ और ऑर्डर मिलते हैं।',
  },
  {
    title: 'ख़रीदार की जाँच',
    text: 'कर्ज़ देने वाला ख़रीदार, उसका देश और भुगतान की शर्तें जाँचता है।',
  },
  { title: 'ऑफ़र आता है', text: 'एडवांस, डिस्काउंट, शुल्क और रिकोर्स, सब लिखित में।' },
  { title: 'आपको पैसा मिलता है', text: 'एडवांस आपके खाते में आ जाता है।', when: '1–3 दिन में' },
  {
    title: 'ख़रीदार पैसा देता है',
    text: 'भुगतान की तारीख़ पर कर्ज़ देने वाले को पैसा मिलता है।',
    when: '30–180 दिन बाद',
  },
  {
    title: 'बाकी रकम आती है',
    text: 'डिस्काउंट और शुल्क काटकर बाकी रकम आपको मिलती है।',
  },
];

const debt = [
  {
    label: 'पैसा कहाँ से चुकता है',
    values: ['आपकी अपनी आमदनी से, हर महीने', 'ख़रीदार के भुगतान से'],
  },
  { label: 'हर महीने EMI', values: [true, false] },
  { label: 'बिक्री के साथ बढ़ता है', values: [false, true] },
  { label: 'कर्ज़ देने वाले पहले देखते हैं', values: ['आपकी बैलेंस शीट और प्रॉपर्टी', 'ख़रीदार और शिपमेंट'] },
  { label: 'कब ख़त्म होता है', values: ['कई साल बाद', 'जब ख़रीदार पैसा दे दे'] },
];

const questions = [
  {
    id: 'buyer-pays-late',
    question: 'ख़रीदार पैसा देर से दे, या दे ही नहीं, तो क्या होगा?',
    answer: (
      <p>
        ख़रीदार देर करे, तो उतने दिन का डिस्काउंट और लगता है। ख़रीदार पैसा कभी न दे, तो रिकोर्स के साथ एडवांस आप लौटाते हैं;
        बिना रिकोर्स नुकसान कर्ज़ देने वाला उठाता है, आम तौर पर निर्यात क्रेडिट बीमा के सहारे। क्वालिटी या डिलीवरी पर विवाद
        हो, तो दोनों हालत में निपटाना आपको ही होता है।
      </p>
    ),
  },
  {
    id: 'debt-on-my-books',
    question: 'क्या यह मेरे खातों में लोन गिना जाता है?',
    answer: (
      <p>
        रिकोर्स हो, तो ख़रीदार का पैसा आने तक यह छोटी अवधि का कर्ज़ माना जाता है, या ऐसी देनदारी, जो आगे बन सकती है
        (कंटिंजेंट लायबिलिटी)। रिकोर्स न हो, तो बिल बिक चुका होता है और आपकी लेनदारी से हट सकता है। फ़ैसला आपका ऑडिटर करता
        है; दस्तावेज़ हम देते हैं।
      </p>
    ),
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="निर्यात बिल का 70–90% पैसा 1–3 दिन में पाएँ, 30–180 दिन रुके बिना। डिस्काउंट 4.5–7.5% सालाना।">
        <Link to="#enquiry" variant="button">
          निर्यात बिल का कोटेशन लें
        </Link>
        <Link to="#flow" variant="second">
          देखें, बिल का पैसा कैसे मिलता है
        </Link>
      </PageBanner>
      <ServiceLayout aside={null}>
        <Prose
          title="निर्यात बिल डिस्काउंटिंग क्या है"
          intro="आपने माल भेज दिया है और ख़रीदार पैसा बाद में देगा। कर्ज़ देने वाला बिल को अभी डिस्काउंट पर ख़रीद लेता है, और पैसे का इंतज़ार वह करता है।"
        >
          <p>बैंक इसे पोस्ट-शिपमेंट फ़ाइनेंस कहते हैं।</p>
        </Prose>
        <Prose title="निर्यातकों के लिए बड़े फ़ायदे">
          <Checklist items={benefits} />
        </Prose>
      </ServiceLayout>
      <PageSection
        id="flow"
        ground="muted"
        head={{
          note: 'काम कैसे होता है',
          title: 'निर्यात बिल का पैसा कैसे मिलता है',
        }}
        along
        figure={
          <FigureFrame {...exportFlowFrame} caption="चित्र के नंबर इन्हीं कदमों के नंबर हैं।">
            <ExportFlow />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
        <PageAction />
      </PageSection>
      <PageSection>
        <SideBySide>
          <Prose title="निर्यात बिल डिस्काउंटिंग किसके काम की है">
            <ul>
              <li>
                <strong>माल भेजने वाले निर्यातक</strong>, ओपन अकाउंट, एक्सेप्टेंस या लेटर ऑफ़ क्रेडिट पर
              </li>
              <li>
                <strong>MSME</strong>, जिनकी बैंक लिमिट पूरी लग चुकी है और ऑर्डर बढ़ रहे हैं
              </li>
              <li>
                <strong>मर्चेंट निर्यातक</strong>, जो ख़रीदार का पैसा आने से पहले अपने सप्लायर को चुकाते हैं
              </li>
              <li>
                <strong>सीज़न में निर्यात करने वाली कंपनियाँ</strong>
              </li>
            </ul>
            <p>
              ख़रीदार भारत में हो, तो देखें:{' '}
              <Link to="/services/billDiscounting">देश के अंदर का बिल कैसे डिस्काउंट होता है</Link>।
            </p>
          </Prose>
          <Prose title="रकम और लिमिट">
            <DataTable
              caption="निर्यात बिल डिस्काउंटिंग की रकम और लिमिट"
              columns={['शर्त', 'मतलब', 'कितना']}
              rows={limits}
              note="₹8 लाख के एडवांस पर 90 दिन का डिस्काउंट ₹8,877 से ₹14,795 बनता है। बैंक के शुल्क, बीमा और टैक्स अलग से लगते हैं: डिस्काउंट 6% और शुल्क ₹8,000 हों, तो असली लागत 10.06% सालाना बैठती है।"
            />
            <PageAction />
          </Prose>
        </SideBySide>
      </PageSection>
      <CalculatorSection name="export" ground="accent" />
      <FigureSpread figure={advance} items={figures} />
      <PageSection
        head={{
          title: 'बिल डिस्काउंटिंग से आपके कर्ज़ पर क्या असर पड़ता है',
          layout: 'wide',
          intro:
            'एडवांस ख़रीदार के भुगतान से चुकता है। रिकोर्स हो, तो तब तक बिल आपकी बैंक लिमिट का कुछ हिस्सा घेर सकता है।',
        }}
      >
        <Comparison
          caption="टर्म लोन और निर्यात बिल डिस्काउंटिंग की तुलना"
          columns={['टर्म लोन', 'बिल डिस्काउंटिंग']}
          words={{ yes: 'हाँ', no: 'नहीं' }}
          rows={debt}
        />
        <p>
          परेशानी लंबी अवधि के कर्ज़ से है? पढ़ें:{' '}
          <Link to="/services/investment-banking">अपने ही बैंक के साथ कर्ज़ का पुनर्गठन</Link>।
        </p>
        <PageAction />
      </PageSection>
      <PageSection ground="card">
        <Prose title="पार्टनरों के लिए फ़ायदे">
          <p>
            चार्टर्ड अकाउंटेंट, फ़्रेट फ़ॉरवर्डर और लोन एजेंट निर्यातकों को हमारे पास भेजें, और जहाँ क़ानून इजाज़त दे, वहाँ कमाई में
            हिस्सा पाएँ। <Link to="/partner">चैनल पार्टनर बनें</Link>।
          </p>
        </Prose>
      </PageSection>
      <PageSection ground="card">
        <Prose title="निर्यातकों के सवाल">
          <Questions items={questions} mode="exclusive" open={[0]} />
          <Notice>
            हम ख़ुद कर्ज़ नहीं देते: कौन-सा बिल लेना है और कौन-सा नहीं, यह कर्ज़ देने वाला तय करता है। निर्यात का पैसा फिर भी
            उतने समय में भारत आना ज़रूरी है, जितना विदेशी मुद्रा के नियमों में तय है।
          </Notice>
        </Prose>
      </PageSection>
      <Enquiry
        form={exportBillDiscounting}
        title="निर्यात बिल का कोटेशन लें"
        intro="हम बताएँगे कि कितना एडवांस मिल सकता है और कौन-से दस्तावेज़ लाने हैं।"
        rosette="export-bill-discounting"
      />
    </>
  );
}
