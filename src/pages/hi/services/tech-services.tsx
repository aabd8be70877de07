import { tech } from '../../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { ServiceHouse, serviceHouseFrame } from '../../../sections/drawings/service-house.tsx';
import { Link } from '../../../components/link.tsx';
import { VideoLink } from '../../../components/video-link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { FilmBox } from '../../../sections/film-box.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { ServiceSlider } from '../../../sections/service-slider.tsx';
import { ServiceStack } from '../../../sections/service-stack.tsx';
import { firm } from '../../../site/firm.ts';

/** From the user interface down to the servers, as in the drawing. */
const layers = [
  {
    note: 'जो आपके ग्राहक देखते हैं',
    title: 'UI/UX डिज़ाइन',
    text: 'साफ़ स्क्रीन, जिन पर आपके ग्राहक रकम, ख़र्च और अगला कदम देख सकें।',
    link: { to: '/services/wealth', label: 'जैसे: वेल्थ मैनेजमेंट', about: 'और उसकी स्क्रीन' },
    rosette: 'wealth',
  },
  {
    note: 'वेबसाइट और पोर्टल',
    title: 'वेबसाइट बनाना',
    text: 'तेज़ वेबसाइट, जिन्हें आपके अपने लोग अपडेट कर सकें और जो Google पर मिलने के लिए तैयार हों।',
    link: {
      to: '/services/digital-marketing',
      label: 'ज़्यादा विज़िटर के लिए: डिजिटल मार्केटिंग',
      about: 'आपकी वेबसाइट के लिए',
    },
    rosette: 'digital-marketing',
  },
  {
    note: 'Android और iOS',
    title: 'मोबाइल ऐप',
    text: 'Android और iOS ऐप, जिनमें ग्राहक फ़ोन के कैमरे से दस्तावेज़ अपलोड करें, जैसे 100% डिजिटल लोन के लिए।',
    link: { to: '/services/loanForEveryIndian', label: 'जैसे: हर भारतीय के लिए लोन', about: 'मोबाइल पर' },
    rosette: 'loans',
  },
  {
    note: 'ग्राहक और फ़ॉलो-अप',
    title: 'CRM',
    text: 'ग्राहकों, पूछताछ और कामों की एक ही सूची, ताकि कोई रिन्यूअल या क्लेम न छूटे।',
    link: { to: '/services/ourInsuranceServices', label: 'जैसे: बीमा सेवाएँ', about: 'और रिन्यूअल' },
    rosette: 'insurance',
  },
  {
    note: 'सर्वर और बैकअप',
    title: 'क्लाउड',
    text: 'सर्वर, स्टोरेज और बैकअप, जो आपके कारोबार के साथ बढ़ें।',
    link: {
      to: '/services/ourEndToEndforeignServices',
      label: 'भारत में नए हैं: विदेशी कंपनियों के लिए सेवाएँ',
      about: 'डिजिटल सेटअप के साथ',
    },
    rosette: 'foreign-company',
  },
  {
    note: 'ग्राहक से पहले हम गलती पकड़ें',
    title: 'सॉफ़्टवेयर टेस्टिंग',
    text: 'हर कदम की जाँच लोग भी करते हैं और मशीन भी: गलत एंट्री, टूटा कनेक्शन, एक साथ बहुत-से लोग।',
    link: { to: '/services/training-placement', label: 'टेस्टर चाहिए: ट्रेनिंग और प्लेसमेंट', about: 'टेस्टरों के लिए' },
    rosette: 'training',
  },
] as const;

const reasons = [
  {
    title: 'हम फ़ाइनेंस जानते हैं',
    text: 'ब्याज, अवधि, मार्जिन या KYC हमें समझाने की ज़रूरत नहीं।',
  },
  {
    title: 'सारे काम, एक टीम',
    text: 'डिज़ाइन, डेवलपमेंट, टेस्टिंग और चलाने का काम, सबकी योजना एक साथ बनती है।',
  },
  {
    title: 'छोटी शुरुआत करें',
    text: 'उस हिस्से से शुरू करें, जिसमें आज आपका सबसे ज़्यादा समय जाता है।',
  },
  {
    title: 'जो चल रहा है, वह रखें',
    text: 'नए हिस्से हम उस सॉफ़्टवेयर से जोड़ते हैं, जो आपके पास पहले से है।',
  },
];

const slides = [
  { title: 'सोर्स कोड', text: 'आपके अपने अकाउंट में, बदलने के अधिकार के साथ।' },
  { title: 'डिज़ाइन फ़ाइलें', text: 'जिनमें आप बदलाव कर सकें, फ़ॉन्ट और रंगों के नाम के साथ।' },
  { title: 'टेस्ट रिपोर्ट', text: 'क्या जाँचा, क्या फ़ेल हुआ, क्या ठीक किया।' },
  { title: 'एक्सेस सूची', text: 'हर अकाउंट, वह किसके नाम है, और उसे कौन खोल सकता है।' },
  { title: 'चलाने की गाइड', text: 'सिस्टम कैसे चालू और बंद करें, गड़बड़ी के बाद कैसे लौटाएँ, और किसे कॉल करें।' },
  { title: 'ट्रेनिंग', text: 'आपके लोग हर काम एक बार ख़ुद करके देखते हैं।' },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="वेबसाइट, ऐप, क्लाउड, CRM और टेस्टिंग, ऐसी टीम से जो लोन और निवेश समझती है। ऑफ़र लिखकर मिलता है, हर ख़र्च के साथ, और हम जो बनाते हैं, वह आपका होता है।">
        <Link to="#enquiry" variant="button">
          अपने प्रोजेक्ट का ऑफ़र लें
        </Link>
      </PageBanner>
      <PageSection
        id="services"
        ground="accent"
        head={{
          note: 'हमारी सेवाएँ',
          title: 'हम क्या बनाते और सँभालते हैं',
          intro: 'एक सेवा लें या सभी छह।',
        }}
      >
        <ServiceStack layers={layers} />
      </PageSection>
      <PageSection
        head={{
          title: 'हमारी टेक सेवाएँ कैसे जुड़ती हैं',
          intro:
            'आपके ग्राहक एक स्क्रीन देखते हैं। उसके पीछे सॉफ़्टवेयर, ग्राहकों की सूची और सर्वर होते हैं, इसलिए हम इनकी योजना साथ बनाते हैं।',
        }}
        figure={
          <FigureFrame
            {...serviceHouseFrame}
            caption="सबसे ऊपर डिज़ाइन, फिर वेब और मोबाइल, CRM, और नीचे क्लाउड। टेस्टिंग इन सबकी होती है।"
          >
            <ServiceHouse />
          </FigureFrame>
        }
      >
        <ol>
          <li>हम आपको कॉल करते हैं और देखते हैं कि काम क्या है और अभी कौन-सा सॉफ़्टवेयर चलता है।</li>
          <li>आपको ऑफ़र मिलता है: क्या बनेगा, कब तक, और बनाने और चलाने में कितना ख़र्च आएगा।</li>
          <li>हर हिस्सा आप पहले चलाकर देखते हैं, फिर अगला शुरू होता है।</li>
          <li>हम काम सौंपते हैं और आपके लोगों को ट्रेनिंग देते हैं।</li>
        </ol>
        <p>
          <strong>क्या साथ लाएँ:</strong> काम क्या है, अपने शब्दों में; अभी का सॉफ़्टवेयर; ग्राहकों के एक-दो फ़ॉर्म; और वह
          तारीख़, जब तक यह चलना चाहिए। <Link to="/papers">ज़रूरी दस्तावेज़</Link> देखें।
        </p>
      </PageSection>
      <FilmBox
        ground="background"
        note="हमारी ख़ूबियाँ"
        title="सॉफ़्टवेयर हमसे क्यों बनवाएँ"
        intro="पैसों का सॉफ़्टवेयर एक-एक रुपये तक सही होना चाहिए, और ऑडिट में भी खरा उतरना चाहिए।"
        poster="/media/how-we-work.hi.webp"
        play={<VideoLink title="हम कैसे काम करते हैं, चार कदमों में" film={firm.video} />}
        caption="हम कैसे काम करते हैं, चार कदमों में: आपकी ज़रूरत समझने से सपोर्ट तक। कैप्शन के साथ।"
      >
        <Checklist items={reasons} />
      </FilmBox>
      <FigureSpread low action figure={{ value: '6', label: 'चीज़ें, जो काम पूरा होने पर आपकी होती हैं' }} />
      <ServiceSlider note="काम सौंपते समय" title="प्रोजेक्ट के बाद आपका क्या-क्या है" slides={slides} />
      <Enquiry
        form={tech}
        title="अपने प्रोजेक्ट का ऑफ़र लें"
        intro="एक लाइन काफ़ी है। हम सवालों के साथ जवाब देते हैं, फिर हर ख़र्च लिखकर भेजते हैं।"
        rosette="tech"
        action={{ label: 'हमारी टेक टीम से बात करें', to: '/appointment?about=Tech%20Services' }}
      />
    </>
  );
}
