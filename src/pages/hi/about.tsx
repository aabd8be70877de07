import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { CallUs } from '../../sections/call-us.tsx';
import { FeaturedServices } from '../../sections/featured-services.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import type { TextRow } from '../../sections/text-rows.tsx';
import { MissionStatement } from '../../sections/mission-statement.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { QuoteSection } from '../../sections/quote-section.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceDirectory } from '../../sections/service-directory.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { figures } from '../../site/figures.ts';
import { firm } from '../../site/firm.ts';
import { shownHours } from '../../site/shown-hours.ts';
import { isSample, sample } from '../../site/sample.ts';

const clientGroups: readonly TextRow[] = [
  {
    title: 'फ़ैक्टरी के मालिक',
    rosette: 'corporate-consultancy',
    text: 'ऑर्डर के हिसाब से वर्किंग कैपिटल की लिमिट चाहिए।',
  },
  {
    title: 'कर्ज़ वाली कंपनी',
    rosette: 'debt-restructuring',
    text: 'ज़रूरत से ज़्यादा ब्याज दे रही है।',
  },
  { title: 'स्टार्टअप', rosette: 'fund-raising', text: 'पहली बार फ़ंड जुटाना चाहता है।' },
  {
    title: 'परिवार',
    rosette: 'real-estate',
    text: 'होम लोन, सही बीमा और बचत की योजना चाहिए।',
  },
  {
    title: 'NRI या विदेशी कंपनी',
    rosette: 'foreign-company',
    text: 'भारत में प्रॉपर्टी ख़रीदनी है या दफ़्तर खोलना है।',
  },
];

const mission = [
  {
    title: 'आसान भाषा में',
    text: 'साइन करने से पहले हम हर शर्त और हर शुल्क समझाते हैं।',
  },
  {
    title: 'ऑफ़र की तुलना',
    text: 'हम ऑफ़र साथ-साथ रखकर मिलाते हैं, ताकि आपको दिखे कि बेहतर कौन-सा है।',
  },
  {
    title: 'आख़िर तक साथ',
    text: 'जब तक कर्ज़ देने वाला, बीमा कंपनी या ख़रीदार फ़ैसला न कर ले, हम आपके केस पर लगे रहते हैं।',
  },
];

const cards = [
  {
    title: 'फ़ंड जुटाना',
    rosette: 'fund-raising',
    text: 'आपके कारोबार के लिए भारत और विदेश से फ़ंड, स्टैंडबाय लेटर ऑफ़ क्रेडिट (SBLC) के ज़रिए भी।',
    link: { to: '/services/fund-raising', label: 'और पढ़ें', about: 'फ़ंड जुटाने के बारे में' },
  },
  {
    title: 'कर्ज़ का पुनर्गठन',
    rosette: 'debt-restructuring',
    text: 'आपके मौजूदा बैंक में ही बड़ी लिमिट या कम ब्याज दर। पैसे तभी दें, जब नई शर्तें लागू हो जाएँ।',
    link: { to: '/services/investment-banking', label: 'और पढ़ें', about: 'कर्ज़ के पुनर्गठन के बारे में' },
  },
  {
    title: 'क्रेडिट रेटिंग की सलाह',
    rosette: 'credit-rating',
    text: 'हम आपके बही-खाते, प्रोजेक्शन और इंटरव्यू की तैयारी कराते हैं, ताकि एजेंसी को आपके कारोबार की सबसे अच्छी तस्वीर दिखे।',
    link: { to: '/services/credit-rating', label: 'और पढ़ें', about: 'क्रेडिट रेटिंग की सलाह के बारे में' },
  },
] as const;

const reasons = [
  {
    title: 'हम कर्ज़ देने वाले की नज़र से जाँचते हैं',
    text: 'हम आपकी बैलेंस शीट, बैंक स्टेटमेंट और ऑर्डर वैसे ही देखते हैं, जैसे बैंक का क्रेडिट अफ़सर, और कमियाँ बैंक से पहले पकड़ लेते हैं।',
  },
  {
    title: 'हर काम के लिए एक ही फ़र्म',
    text: 'लोन के साथ अक्सर रेटिंग, पॉलिसी और वैल्यूएशन भी चाहिए। आपको अपना कारोबार बस एक बार समझाना है।',
  },
  {
    title: 'पहले आपका अपना बैंक',
    text: 'अगर आपका मौजूदा बैंक बेहतर शर्तें दे सकता है, तो हम वहीं से शुरू करते हैं। बैंक बदलने में समय लगता है।',
  },
  {
    title: 'जल्दी और सच्चा जवाब',
    text: 'अगर आपका केस तैयार नहीं है, तो हम पहली ही सलाह में बता देते हैं, और साथ में सूची देते हैं कि क्या-क्या सुधारना है।',
  },
];

const quote = sample(
  {
    text: 'पहली ही मीटिंग में बता दिया कि बैंक किस बात पर अटकेगा। हमने उसे ठीक किया, दोबारा आवेदन किया, और लोन मंज़ूर हो गया।',
    name: 'इमरान क्यू.',
    designation: 'पार्टनर, स्टील फ़ैब्रिकेशन, मेरठ',
  },
  'testimonial of the About page in Hindi',
);

export function Screen() {
  return (
    <>
      <PageBanner intro="नोएडा में वित्तीय सलाह और फ़िनटेक कंसल्टिंग की फ़र्म। लोन, फ़ंड, बीमा और निवेश में हम कारोबारियों, परिवारों, NRI और विदेशी कंपनियों की मदद करते हैं।">
        <Link to="#services" variant="button">
          सारी सेवाएँ देखें
        </Link>
        <Link to="/founderprofile" variant="second">
          संस्थापक से मिलें
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'स्वागत',
          title: `${firm.name} में आपका स्वागत है`,
          intro:
            'बैंक, बीमा कंपनियाँ और रेटिंग एजेंसियाँ आपके दस्तावेज़ देखकर फ़ैसला करती हैं। हम जानते हैं कि वे क्या देखती हैं, और तैयारी में आपकी मदद करते हैं।',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <TextRows rows={clientGroups} />
          <Prose>
            <p>इन सबको किसी क्रेडिट अफ़सर, अंडरराइटर या रेटिंग एनालिस्ट का भरोसा जीतना होता है।</p>
            <p>
              केस जमा होने से पहले हम उसे तैयार करते हैं: दस्तावेज़ जुटाते हैं, ऑफ़र की तुलना करते हैं और पूरा ख़र्च दिखाते हैं। फिर हम
              आपकी तरफ़ से बैंक, बीमा कंपनी या एजेंसी से बात करते हैं और उनका जवाब आपको समझाते हैं।
            </p>
            <p>
              हम बैंक, बीमा कंपनी या रेटिंग एजेंसी नहीं हैं। फ़ैसला उन्हीं का होता है; हम यह पक्का करते हैं कि उनके सामने फ़ाइल पूरी
              हो। संस्थापक के पास बैंकिंग और फ़ाइनेंस में <strong>22+ साल</strong> का अनुभव है:{' '}
              <Link to="/founderprofile">संस्थापक का परिचय</Link> पढ़ें।
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <MissionStatement
        title="हमारा मकसद"
        statement="हर भारतीय कारोबार और परिवार तक सही फ़ाइनेंस पहुँचाना।"
        points={mission}
        rosette="corporate-consultancy"
      />
      <ServiceDirectory
        id="services"
        note="सेवाएँ"
        title="हमारी सारी सेवाएँ"
        intro="हर सेवा का अपना पेज है, जिसमें उसके कदम, ख़र्च और शर्तें दी हैं।"
      />
      <CallUs
        title="हमें कॉल करें"
        text={`हम खुले हैं: ${shownHours}। लिखना चाहें, तो संपर्क फ़ॉर्म भरें।`}
        action={{ label: 'संपर्क करें', to: '/contact' }}
      />
      <PageSection
        head={{
          title: 'ज़्यादातर ग्राहक यहाँ से शुरू करते हैं',
          layout: 'wide',
        }}
      >
        <FeaturedServices coupons={cards} />
      </PageSection>
      <Reasons
        title="हमें क्यों चुनें"
        intro="हर केस में आप हमसे यह उम्मीद रख सकते हैं।"
        reasons={reasons}
        figures={[figures.approval, figures.retention]}
      >
        <Notice title="इन आँकड़ों के बारे में">
          पिछले नतीजों से आपके केस में मंज़ूरी की गारंटी नहीं मिलती। फ़ैसला कर्ज़ देने वाला करता है।
        </Notice>
      </Reasons>
      <CallToAction
        title="सलाह के लिए समय लें"
        text="जानें कि क्या हो सकता है, आपको क्या-क्या चाहिए और ख़र्च कितना आएगा।"
        action={{ label: 'अपॉइंटमेंट बुक करें', to: '/appointment' }}
        rosette="banking-expert"
        call={false}
      />
      <QuoteSection {...quote} sampled={isSample(quote)} seal="loans" rating={4} emptyRating={1} />
    </>
  );
}
