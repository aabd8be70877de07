import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { MissionStatement } from '../../sections/mission-statement.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { FounderIntro } from '../../sections/founder-intro.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import type { TextRow } from '../../sections/text-rows.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { figures } from '../../site/figures.ts';
import { firm } from '../../site/firm.ts';

const expertise: readonly TextRow[] = [
  {
    title: 'बैंक का कर्ज़',
    text: 'टर्म लोन, वर्किंग कैपिटल की लिमिट और लिमिट बढ़वाना: प्रस्ताव में क्या-क्या दिखना चाहिए।',
    rosette: 'corporate-consultancy',
    link: {
      to: '/services/FinancialConsultancyforCorporates',
      label: 'कंपनियों के लिए सलाह',
      about: '',
    },
  },
  {
    title: 'कर्ज़ का ख़र्च',
    text: 'ब्याज, शुल्क और गिरवी की जाँच, और बेहतर शर्तों के लिए आपके मौजूदा बैंक के सामने आपका पक्ष।',
    rosette: 'debt-restructuring',
    link: { to: '/services/investment-banking', label: 'कर्ज़ का पुनर्गठन', about: '' },
  },
  {
    title: 'क्रेडिट रेटिंग',
    text: 'दस्तावेज़, प्रोजेक्शन और मैनेजमेंट का इंटरव्यू, एजेंसी के पूछने से पहले तैयार।',
    rosette: 'rating-process',
    link: { to: '/services/creditRatingAdversory', label: 'रेटिंग सेवाएँ और प्रक्रिया', about: '' },
  },
  {
    title: 'बिल और लेटर ऑफ़ क्रेडिट',
    text: 'कारोबारी और निर्यात बिलों का पैसा भुगतान की तारीख़ से पहले, और स्टैंडबाय लेटर ऑफ़ क्रेडिट (SBLC) की ऐसी भाषा, जिसे विदेशी बैंक मान लें।',
    rosette: 'bill-discounting',
    link: { to: '/services/billDiscounting', label: 'बिल डिस्काउंटिंग', about: '' },
  },
  {
    title: 'विदेश से फ़ंड',
    text: 'विदेश के निवेशक और कर्ज़ देने वाले उस भारतीय कंपनी से क्या उम्मीद रखते हैं, जो कर्ज़ लेती है।',
    rosette: 'fund-raising',
    link: { to: '/services/fund-raising', label: 'फ़ंड जुटाना', about: '' },
  },
  {
    title: 'आम लोगों को सलाह',
    text: 'होम लोन, डिपॉज़िट और किसी फ़ैसले पर दूसरी राय, सीधी बातचीत में।',
    rosette: 'banking-expert',
    link: { to: '/services/bankingDomainExpertConsultency', label: 'बैंकिंग विशेषज्ञ से सलाह', about: '' },
  },
];

const vision = [
  {
    title: 'कोई छिपी बात नहीं',
    text: 'ब्याज दर, शुल्क और शर्तें कर्ज़ लेने वाले को भी उतनी ही अच्छी तरह पता हों, जितनी देने वाले को।',
  },
  {
    title: 'MSME पर भी उतना ही ध्यान',
    text: 'छोटी फ़र्म का प्रस्ताव भी उतने ही ध्यान से बने, जितना बड़ी कंपनी का।',
  },
  {
    title: 'कर्मचारियों को बेहतर ट्रेनिंग',
    text: 'जिन कर्मचारियों को अच्छी ट्रेनिंग मिली हो, वे ग्राहकों का काम बेहतर करते हैं। इसलिए हम बैंकों, फ़ाइनेंस कंपनियों और बीमा कंपनियों के लिए कर्मचारियों को ट्रेनिंग भी देते हैं।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="बैंकिंग और फ़ाइनेंस में 22+ साल, और अब कर्ज़ लेने वालों, निवेशकों और उनके परिवारों के लिए काम।">
        <Link to="#contact" variant="button">
          संस्थापक से संपर्क करें
        </Link>
        <Link to="/appointment?about=Banking%20Domain%20Expert%20Consultancy" variant="second">
          मुफ़्त पहली कॉल बुक करें
        </Link>
      </PageBanner>
      <FounderIntro
        note={`${firm.founder.role}, ${firm.name}`}
        title={firm.founder.name}
        intro="एक बैंकर का अनुभव, आपके काम के लिए।"
        rosette="corporate-consultancy"
      >
        <p>
          22+ साल लोन के प्रस्तावों पर काम करने के बाद संस्थापक को पता है कि कर्ज़ देने वाला क्या देखता है। यह फ़र्म इसलिए शुरू हुई
          कि यह जानकारी MSME, बड़ी कंपनियों, स्टार्टअप, NRI, विदेशी कंपनियों और परिवारों के काम आए।
        </p>
        <p>
          तरीका सीधा है। केस को कर्ज़ देने वाले की नज़र से देखना। जो ठीक हो सके, उसे ठीक करना; जो न हो सके, वह ग्राहक को साफ़
          बता देना। फिर फ़ाइल सही बैंक या कंपनी तक ले जाना और जवाब आने तक बात करते रहना।
        </p>
        <p>
          सलाह में संस्थापक ख़ुद आपके साथ हैं। मुश्किल केस में टीम उन्हीं से पूछकर चलती है, और बैंक से मिलने से पहले प्रमोटरों की तैयारी
          भी उन्हीं के साथ होती है।
        </p>
      </FounderIntro>
      <PageSection
        ground="card"
        head={{
          title: 'किन कामों का अनुभव है',
          intro: 'हर काम के साथ उस सेवा का लिंक है, जिसमें उसके कदम और शर्तें दी हैं।',
        }}
      >
        <TextRows rows={expertise} />
        <PageAction />
      </PageSection>
      <MissionStatement
        title="संस्थापक की सोच"
        statement="भारत में किसी अच्छे कारोबार का लोन सिर्फ़ कमज़ोर फ़ाइल की वजह से नामंज़ूर न हो।"
        points={vision}
        rosette="wealth"
      />
      <Reasons
        title="फ़र्म की उपलब्धियाँ"
        intro="अब तक के नतीजे। हर नए केस में फ़ैसला कर्ज़ देने वाला करता है।"
        reasons={[
          {
            title: 'बैंकिंग का अनुभव',
            text: 'बैंकिंग और फ़ाइनेंस में संस्थापक के इतने साल।',
            value: '22+',
            measure: 'साल का अनुभव',
            source: figures.years.source,
          },
          {
            title: 'पूरे हुए प्रोजेक्ट',
            text: 'लिमिट बढ़वाई, ब्याज दर घटवाई, रेटिंग की तैयारी कराई और बिलों का पैसा पहले दिलाया।',
            value: '50+',
            measure: 'सलाह के सफल प्रोजेक्ट',
            source: figures.projects.source,
          },
          {
            title: 'मंज़ूर हुए लोन',
            text: 'फ़ाइल जमा होने से पहले हम उसकी कमियाँ ठीक करते हैं।',
            value: '96%',
            measure: 'लोन मंज़ूर हुए',
            source: figures.approval.source,
          },
          {
            title: 'जो ग्राहक साथ बने रहे',
            text: 'कारोबार बढ़ता है, तो उसके लोन पर फिर से नज़र डालनी पड़ती है।',
            value: '94%',
            measure: 'ग्राहक हमारे साथ बने रहे',
            source: figures.retention.source,
          },
        ]}
        action={{ label: 'देखें, पुनर्गठन कैसे होता है', to: '/services/investment-banking' }}
      />
      <PageSection>
        <ContactBlock
          id="contact"
          title="संस्थापक से संपर्क करें"
          text="अपने लोन, लिमिट या रेटिंग के बारे में संस्थापक से पूछें: दो लाइनें काफ़ी हैं।"
          show={['address', 'hours', 'phone', 'email', 'chat', 'enquiry', 'social']}
        />
      </PageSection>
    </>
  );
}
