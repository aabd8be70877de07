import { marketing } from '../../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { EnquiryFunnel, enquiryFunnelFrame } from '../../../sections/drawings/enquiry-funnel.tsx';
import { Link } from '../../../components/link.tsx';
import { VideoLink } from '../../../components/video-link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { EntryCards } from '../../../sections/entry-cards.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { FilmReasons } from '../../../sections/film-reasons.tsx';
import { Newsletter } from '../../../sections/newsletter.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { Steps } from '../../../sections/steps.tsx';
import { firm } from '../../../site/firm.ts';

const cards = [
  {
    note: 'लोग आपको ढूँढ पाएँ',
    title: 'SEO',
    rosette: 'tech',
    text: 'फ़ोन पर चलने वाली तेज़ वेबसाइट, जिसके पेज वही बताएँ, जो लोग खोज रहे हैं।',
    entry: 'सर्च से आए लोग',
    link: { to: '/services/tech-services', label: 'और पढ़ें', about: 'वेबसाइट के पीछे की टेक्नोलॉजी के बारे में' },
  },
  {
    note: 'लोग आपको पहचानें',
    title: 'सोशल मीडिया मार्केटिंग',
    rosette: 'training',
    text: 'उन नेटवर्क पर नियमित पोस्ट, जहाँ आपके ग्राहक हैं। लिखने और जवाब देने की ट्रेनिंग हम आपके स्टाफ़ को दे सकते हैं।',
    entry: 'जवाब और प्रोफ़ाइल देखने वाले',
    link: { to: '/services/training-placement', label: 'और पढ़ें', about: 'आपके स्टाफ़ की ट्रेनिंग के बारे में' },
  },
  {
    note: 'सही समय पर दिखें',
    title: 'पे-पर-क्लिक विज्ञापन',
    rosette: 'fund-raising',
    text: 'सर्च के नतीजों के पास विज्ञापन, जिनके पैसे हर क्लिक पर लगते हैं। वहाँ सबसे अच्छे, जहाँ एक नया ग्राहक कई क्लिक का ख़र्च निकाल दे।',
    entry: 'एक पूछताछ का ख़र्च',
    link: { to: '/services/fund-raising', label: 'और पढ़ें', about: 'फ़ंड जुटाने के बारे में' },
  },
  {
    note: 'लोगों को याद रहें',
    title: 'ईमेल मार्केटिंग',
    rosette: 'debt-restructuring',
    text: 'ईमेल उन्हें, जिन्होंने ख़ुद माँगे: नई दर, भुगतान की तारीख़, या वह लिमिट, जिस पर फिर बात हो सकती है।',
    entry: 'जवाब और अनसब्सक्राइब',
    link: {
      to: '/services/investment-banking',
      label: 'और पढ़ें',
      about: 'कर्ज़ के पुनर्गठन के बारे में',
    },
  },
  {
    note: 'लोगों के काम आएँ',
    title: 'कंटेंट मार्केटिंग',
    rosette: 'digital-marketing',
    text: 'गाइड, उदाहरण और कैलकुलेटर, जो बिक्री की बात से पहले ही आपका प्रोडक्ट समझा दें।',
    entry: 'पूछताछ से पहले पढ़े गए पेज',
    link: {
      to: '#together',
      label: 'और पढ़ें',
      about: 'ये छह साथ कैसे काम करते हैं, इस बारे में',
    },
  },
  {
    note: 'लोग भरोसा करें',
    title: 'ऑनलाइन साख सँभालना',
    rosette: 'credit-rating',
    text: 'हम रिव्यू पढ़ते हैं, उनका जवाब देते हैं, और हर शिकायत उस तक पहुँचाते हैं, जो उसे ठीक कर सके।',
    entry: 'रिव्यू, जिनके जवाब दिए',
    link: {
      to: '/services/tech-services#services',
      label: 'और पढ़ें',
      about: 'शिकायतों के लिए CRM जैसी टेक सेवाओं के बारे में',
    },
  },
] as const;

const reasons = [
  {
    title: 'हम प्रोडक्ट जानते हैं',
    text: 'लोन, बीमा और निवेश का काम हम ख़ुद करते हैं, इसलिए जो लिखते हैं, वह सही होता है।',
  },
  {
    title: 'पूछताछ पहले',
    text: 'हमारी योजना पूछताछ के लिए होती है, फ़ॉलोअर के लिए नहीं।',
  },
  {
    title: 'वेबसाइट और मार्केटिंग साथ',
    text: 'विज्ञापन और पेज एक ही बात कहते हैं, क्योंकि दोनों एक ही फ़र्म बनाती है।',
  },
  {
    title: 'अकाउंट आपके नाम पर',
    text: 'विज्ञापन के अकाउंट, पेज और ईमेल की सूचियाँ पहले दिन से आपकी हैं।',
  },
];

const features = [
  {
    title: 'बजट से पहले योजना',
    text: 'किन लोगों तक पहुँचना है, वे क्या खोजते हैं, और उसके लिए कौन-सी सेवाएँ चाहिए।',
  },
  {
    title: 'रिपोर्ट, जो समझ में आए',
    text: 'क्या किया, कितना ख़र्च हुआ, कितनी पूछताछ आई और क्या बदलना है।',
  },
  {
    title: 'नियमों के मुताबिक शब्द',
    text: 'फ़ाइनेंस के प्रोडक्ट पर जो बातें लिखना ज़रूरी है, वे डिज़ाइन का हिस्सा होती हैं।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="सर्च, सोशल मीडिया, विज्ञापन और ईमेल से अपने फ़ाइनेंस के कारोबार के लिए ज़्यादा पूछताछ पाएँ। पहले योजना और उसका ख़र्च देखें, फिर नतीजों की रिपोर्ट।">
        <Link to="#enquiry" variant="button" about="डिजिटल मार्केटिंग के लिए">
          कोटेशन लें
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'हमारी सेवाएँ',
          title: 'डिजिटल मार्केटिंग की सेवाएँ',
          intro:
            'कर्ज़ देने वालों, बीमा कंपनियों, सलाहकारों और हर उस कारोबार के लिए, जिसके ग्राहक पूछने से पहले तुलना करते हैं।',
          layout: 'wide',
        }}
      >
        <EntryCards label="हम गिनते हैं" cards={cards} />
      </PageSection>
      <PageSection id="together" ground="muted">
        <SideBySide layout="figure">
          <Prose
            title="ये सेवाएँ साथ कैसे काम करती हैं"
            intro="आपका ग्राहक खोजता है, पढ़ता है, तुलना करता है और किसी और दिन पूछता है। हर सेवा इनमें से एक कदम के लिए है।"
          >
            <p>
              विज्ञापन कमज़ोर पेज पर ले जाए, तो पैसा बेकार जाता है। अच्छे पेज को भी देखने वाले चाहिए। जिस पूछताछ का जवाब उसी
              दिन नहीं मिलता, वह किसी और के पास जा सकती है।
            </p>
            <p>
              इसलिए हम पहले देखते हैं कि आज आप पूछताछ का जवाब कैसे देते हैं, फिर आपके पेज, और उसके बाद ही सर्च और विज्ञापन।
            </p>
          </Prose>
          <FigureFrame
            {...enquiryFunnelFrame}
            caption="हर अगले कदम तक कम लोग पहुँचते हैं। लौटकर आने वाले ग्राहकों (डैश वाली लाइन) पर सबसे कम ख़र्च आता है।"
          >
            <EnquiryFunnel />
          </FigureFrame>
          <Prose>
            <Notice title="नियमों से बँधे प्रोडक्ट का विज्ञापन">
              हमारा कोई कैंपेन मंज़ूरी, रिटर्न या क्लेम का वादा नहीं करता। कुछ प्रोडक्ट के लिए शब्द नियमों में ही तय हैं, जैसे म्यूचुअल
              फ़ंड की जोखिम की चेतावनी। हमें बताएँ कि आपके पास कौन-से लाइसेंस हैं।
            </Notice>
          </Prose>
        </SideBySide>
      </PageSection>
      <FigureSpread low action figure={{ value: '6', label: 'सेवाएँ, एक योजना और एक रिपोर्ट में' }} />
      <FilmReasons
        note="हमारी ख़ूबियाँ"
        title="मार्केटिंग हमसे क्यों कराएँ"
        intro="ग्राहक हफ़्तों तक लोन की तुलना करते हैं। लोन की मार्केटिंग के लिए फ़ाइनेंस जानने वाले लोग चाहिए।"
        reasons={reasons}
        rosette="digital-marketing"
        play={<VideoLink title="हम कैसे काम करते हैं, चार कदमों में" film={firm.video} />}
        caption="हम कैसे काम करते हैं, चार कदमों में: आपकी ज़रूरत समझने से सपोर्ट तक। कैप्शन के साथ।"
      />
      <Steps title="योजना, रिपोर्ट और नियमों के मुताबिक शब्द" steps={features} />
      <Enquiry
        form={marketing}
        title="ज़्यादा पूछताछ पाएँ"
        intro="बताएँ कि आप क्या बेचते हैं और आज आपके ग्राहक कहाँ से आते हैं।"
        rosette="digital-marketing"
      />
      <Newsletter contact="/contact?about=Digital%20Marketing#message" />
    </>
  );
}
