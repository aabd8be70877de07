import { partner } from '../../enquiry/forms/expansion.ts';
import { mutualFundRisk } from '../../messages/legal.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { Link } from '../../components/link.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { PartnerDesk, partnerDeskFrame } from '../../sections/drawings/partner-desk.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PercentRange } from '../../components/percent-range.tsx';
import { PartnerExample, PartnerPaymentDays, withSampleMark } from '../../sections/partner-payment.tsx';
import { partnerShares } from '../../site/partner-programme.ts';
import { isSample, sample } from '../../site/sample.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { EntryCards } from '../../sections/entry-cards.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import type { TextRow } from '../../sections/text-rows.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Steps } from '../../sections/steps.tsx';

const products: readonly TextRow[] = [
  {
    title: 'लोन',
    rosette: 'loans',
    points: ['पर्सनल, होम और कार लोन', 'गोल्ड लोन और प्रॉपर्टी पर लोन', 'बिज़नेस और MSME लोन'],
    link: { to: '/services/loanForEveryIndian', label: 'और पढ़ें' },
  },
  {
    title: 'बीमा',
    rosette: 'insurance',
    points: ['जीवन और स्वास्थ्य', 'गाड़ी, यात्रा, मरीन और घर', 'कारोबार और लोन के लिए कवर'],
    link: { to: '/services/ourInsuranceServices', label: 'और पढ़ें' },
  },
  {
    title: 'निवेश और वेल्थ',
    rosette: 'wealth',
    points: ['म्यूचुअल फ़ंड और फ़िक्स्ड डिपॉज़िट', 'PMS और AIF', 'ट्रेडिंग खाते'],
    link: { to: '/services/wealth', label: 'और पढ़ें' },
  },
  {
    title: 'बिल डिस्काउंटिंग',
    rosette: 'bill-discounting',
    points: ['कारोबारी बिल और परचेज़ ऑर्डर', 'निर्यात बिल', 'स्टैंडबाय लेटर ऑफ़ क्रेडिट (SBLC)'],
    link: { to: '/services/billDiscounting', label: 'और पढ़ें' },
  },
  {
    title: 'कंपनियों के लिए सलाह',
    rosette: 'debt-restructuring',
    points: ['कर्ज़ का पुनर्गठन', 'क्रेडिट रेटिंग की सलाह', 'बैंक के प्रस्ताव पर सलाह'],
    link: { to: '/services/investment-banking', label: 'और पढ़ें' },
  },
  {
    title: 'रियल एस्टेट',
    rosette: 'real-estate',
    points: ['ख़रीदने से पहले सलाह', 'छह कदमों में पूरी जाँच', 'बेचने की योजना'],
    link: { to: '/services/realState', label: 'और पढ़ें' },
  },
];

const shares = [
  [
    'पर्सनल, होम और कार लोन',
    'लोन मिल जाने पर',
    <PercentRange key="1" range={partnerShares.personalLoans} of="लोन का" before />,
  ],
  [
    'बिज़नेस और MSME लोन',
    'लोन मिल जाने पर',
    <PercentRange key="2" range={partnerShares.businessLoans} of="लोन का" before />,
  ],
  [
    'बिल डिस्काउंटिंग',
    'ग्राहक को पैसे मिल जाने पर',
    <PercentRange key="3" range={partnerShares.billDiscounting} of="हमारी फ़ीस का" before />,
  ],
  [
    'बीमा',
    'पॉलिसी जारी होने पर, अगर आपके पास लाइसेंस है',
    <PercentRange key="4" range={partnerShares.insurance} of="हमारे कमीशन का" before />,
  ],
  [
    'म्यूचुअल फ़ंड, PMS और AIF',
    'पैसा निवेश होने पर, अगर आप रजिस्टर्ड हैं',
    <PercentRange key="5" range={partnerShares.investments} of="हमारे कमीशन का" before />,
  ],
  [
    'कंपनियों के लिए सलाह',
    'ग्राहक के फ़ीस दे देने पर',
    <PercentRange key="6" range={partnerShares.advice} of="हमारी फ़ीस का" before />,
  ],
  [
    'रियल एस्टेट',
    'रजिस्ट्री होने पर, अगर आप रजिस्टर्ड एजेंट हैं',
    <PercentRange key="7" range={partnerShares.realEstate} of="हमारी फ़ीस का" before />,
  ],
] as const;

const terms: readonly TextRow[] = [
  {
    title: 'पैसे कब मिलते हैं',
    text: (
      <>
        बैंक, बीमा कंपनी या ग्राहक से हमें पैसे मिलने के <PartnerPaymentDays /> दिन के अंदर, सीधे आपके खाते में। जहाँ क़ानून कहता
        है, वहाँ TDS कटता है।
      </>
    ),
  },
  {
    title: 'किस पर दस्तख़त होते हैं',
    text: 'पार्टनर एग्रीमेंट पर: हर प्रोडक्ट में आपका हिस्सा, भुगतान की तारीख़, जानकारी की गोपनीयता, और कोई भी पक्ष इसे कैसे ख़त्म कर सकता है। पहले घर ले जाकर पढ़ लें।',
  },
  {
    title: 'आपसे क्या चाहिए',
    text: 'PAN, बैंक खाता, जिन प्रोडक्ट पर नियम हैं उनका लाइसेंस या रजिस्ट्रेशन, और GST नंबर, अगर हो।',
  },
  {
    title: 'चार्टर्ड अकाउंटेंट',
    text: 'चार्टर्ड अकाउंटेंट्स एक्ट, 1949 (पहली अनुसूची, भाग I, क्लॉज़ 2 और 3) प्रैक्टिस करने वाले चार्टर्ड अकाउंटेंट को ऐसे लोगों के साथ फ़ीस और मुनाफ़ा बाँटने से काफ़ी हद तक रोकता है, जो ICAI के सदस्य नहीं हैं। साइन करने से पहले ICAI से पूछें।',
  },
];

const partners = [
  {
    title: 'बीमा एजेंट',
    text: 'आपके ग्राहक को अब कार लोन या डिपॉज़िट चाहिए।',
    entry: 'लोन और निवेश',
  },
  {
    title: 'म्यूचुअल फ़ंड डिस्ट्रीब्यूटर',
    text: 'आपका निवेशक PMS या परिवार के बीमा के बारे में पूछता है।',
    entry: 'PMS, AIF और बीमा',
  },
  {
    title: 'लोन एजेंट',
    text: 'आपके ग्राहक को एक जगह से लोन नहीं मिला, या बड़ी लिमिट चाहिए।',
    entry: 'और भी बैंक और फ़ाइनेंस कंपनियाँ, बिल डिस्काउंटिंग, पुनर्गठन',
  },
  {
    title: 'बैंकर',
    text: 'किसी अच्छे ग्राहक को वह चाहिए, जो आपका बैंक नहीं देता।',
    entry: 'रेटिंग, विदेश से फ़ंड, लोन के प्रस्ताव',
  },
  {
    title: 'सलाहकार',
    text: 'आप बही-खाते या रिटर्न का काम करते हैं, और ग्राहक पैसे के इंतज़ाम के बारे में पूछता है।',
    entry: 'हमारी सारी सेवाएँ, जहाँ तक आपका पेशा इजाज़त दे',
  },
];

const joining = sample(
  [
    {
      title: 'क्या कोई भी व्यक्ति जुड़ सकता है?',
      text: 'हाँ। PAN और बैंक खाता चाहिए; कंपनी, दफ़्तर या टारगेट नहीं।',
    },
    {
      title: 'जुड़ने में कितना ख़र्च होता है?',
      text: 'कुछ नहीं। जुड़ना मुफ़्त है, और डैशबोर्ड और मार्केटिंग टूलकिट भी।',
    },
    {
      title: 'क्या लोन के लिए लाइसेंस चाहिए?',
      text: 'आप सिर्फ़ ग्राहक को भेजते हैं; कर्ज़ देने वाले से बात हम करते हैं। अगर आप किसी कर्ज़ देने वाले की तरफ़ से भी काम करते हैं, तो एजेंटों के लिए उसके नियम लागू होते हैं। बताएँ कि आप क्या करते हैं; आपको क्या चाहिए, यह हम शुरू करने से पहले बता देते हैं।',
    },
  ],
  'who can join as a partner, what joining costs and what partners for loans need',
);

const partnerBenefits = [
  {
    title: 'कमाई में हिस्सा',
    text: 'हर प्रोडक्ट में कितना, यह हम शुरू करने से पहले समझाते हैं।',
  },
  {
    title: 'डैशबोर्ड',
    text: 'देखें कि आपकी हर लीड कहाँ तक पहुँची।',
  },
  {
    title: 'मार्केटिंग टूलकिट',
    text: 'प्रोडक्ट के बारे में तैयार सामग्री, आपके ग्राहकों के लिए।',
  },
];

const supportItems = [
  {
    title: 'काम हम करते हैं',
    text: 'प्रस्ताव बनाना, और कर्ज़ देने वालों और बीमा कंपनियों से आगे की बात।',
  },
  {
    title: 'ग्राहक को देने के लिए ज़्यादा',
    text: 'आपके ग्राहक को कहीं और नहीं जाना पड़ता।',
  },
  {
    title: 'विशेषज्ञों की मदद',
    text: 'मुश्किल केस में ऐसी टीम की मदद, जिसकी कमान 22+ साल के अनुभव वाले बैंकर के पास है।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="बीमा एजेंट, म्यूचुअल फ़ंड डिस्ट्रीब्यूटर, लोन एजेंट, बैंकर और सलाहकार: अपने ग्राहकों को हमारे पास भेजें और जहाँ क़ानून इजाज़त दे, कमाई में हिस्सा पाएँ।">
        <Link to="#contact" variant="button">
          पार्टनर बनें
        </Link>
        <Link to="#products" variant="second">
          देखें, आप क्या दे सकते हैं
        </Link>
      </PageBanner>
      <PageSection
        id="products"
        head={{
          note: 'प्रोडक्ट',
          title: 'पार्टनर क्या-क्या दे सकता है',
          intro: 'ग्राहक आप पर भरोसा करते हैं। आगे वे जो माँगें, वह प्रोडक्ट भी उन्हें दें।',
          layout: 'wide',
        }}
      >
        <TextRows rows={products} />
        <Notice title="जिन प्रोडक्ट पर सरकारी नियम लागू हैं">
          <p>बीमा आग्रह की विषयवस्तु है। {mutualFundRisk}</p>
          <p>
            हम लोन नहीं देते: मंज़ूरी का फ़ैसला कर्ज़ देने वाला करता है। ऐसा प्रोडक्ट ख़ुद बेचने के लिए आपको वह लाइसेंस या रजिस्ट्रेशन
            चाहिए, जो क़ानून माँगता है। शुरू करने से पहले हम समझाते हैं कि किस तरह के ग्राहक भेजने पर कमीशन मिल सकता है।
          </p>
        </Notice>
      </PageSection>
      <PageSection
        id="dashboard"
        ground="muted"
        head={{
          title: 'आपके काम की चीज़ें',
          intro: 'बिना फ़ोन किए देखें कि हर लीड कहाँ तक पहुँची।',
        }}
        figure={
          <FigureFrame {...partnerDeskFrame} caption="चित्र में दी गई लीड काल्पनिक हैं।">
            <PartnerDesk />
          </FigureFrame>
        }
      >
        <Checklist
          items={[
            { title: 'हर लीड के चार पड़ाव', text: 'दस्तावेज़, आवेदन, मंज़ूरी और भुगतान।' },
            { title: 'आपका हिस्सा', text: 'हर लीड की रकम और भुगतान की तारीख़।' },
            { title: 'पर्चे और रेट कार्ड', text: 'आपके नाम और फ़ोन नंबर के साथ।' },
            { title: 'आपका अपना लिंक', text: 'इससे हमें पता चलता है कि ग्राहक आपने भेजा।' },
          ]}
        />
      </PageSection>
      <PageSection
        ground="card"
        head={{
          title: 'पार्टनर कौन बन सकता है',
          intro: 'अगर ग्राहक आपसे लोन, बीमा या निवेश के बारे में पूछते हैं, तो आप जुड़ सकते हैं।',
        }}
      >
        <EntryCards label="आप जोड़ सकते हैं" cards={partners} />
        <TextRows rows={joining.map(withSampleMark)} />
      </PageSection>
      <FigureSpread
        figure={{
          prefix: '₹',
          value: '0',
          label: 'में जुड़ें; डैशबोर्ड और मार्केटिंग टूलकिट भी मुफ़्त हैं',
          ...(isSample(joining) && { source: '' }),
        }}
        items={[
          { value: '7', label: 'तरह के प्रोडक्ट, जिनमें हिस्सा मिलता है' },
          { value: '4', label: 'पड़ाव हर लीड के, आपके डैशबोर्ड में' },
        ]}
      />
      <PageSection
        id="share"
        head={{
          note: 'आपका हिस्सा',
          title: 'लीड पर कितना मिलता है',
          intro: 'हर प्रोडक्ट के लिए एक दायरा। ठीक कितना, यह आपके एग्रीमेंट में लिखा होता है।',
          layout: 'wide',
        }}
      >
        <DataTable
          caption="हर प्रोडक्ट में लीड पर कितना मिलता है"
          columns={['प्रोडक्ट', 'कब बनता है', 'आपका हिस्सा']}
          rows={shares}
        />
        <p>
          ₹50 लाख के होम लोन पर यह <PartnerExample /> होता है। पहले कुछ पूछना है?{' '}
          <Link to="/appointment?about=Something%20else">अपॉइंटमेंट लें</Link>।
        </p>
        <TextRows rows={terms} />
        <PageAction />
      </PageSection>
      <PageSection
        head={{
          title: 'पार्टनर के फ़ायदे',
          intro: 'ग्राहक से रिश्ता आपका रहता है। पीछे का काम हम करते हैं।',
          layout: 'wide',
        }}
      >
        <GroupedRows
          groups={[
            { note: 'आपके लिए', title: 'आपको क्या मिलता है', rows: partnerBenefits },
            { note: 'हमारी तरफ़ से', title: 'हम आपका साथ कैसे देते हैं', rows: supportItems },
          ]}
        />
      </PageSection>
      <CallToAction
        title="जुड़ने के लिए तैयार?"
        text="हर प्रोडक्ट में आपका हिस्सा कितना है, यह फ़ैसले से पहले ही पता चल जाता है।"
        action={{ label: 'पार्टनर बनें', to: '#contact' }}
        rosette="fund-raising"
      />
      <Steps
        title="पार्टनर कैसे बनें"
        steps={[
          {
            title: 'फ़ॉर्म भरें',
            text: 'नीचे के फ़ॉर्म में लिखें: नाम, पेशा, शहर और आपसे संपर्क कैसे करें।',
          },
          {
            title: 'टीम कॉल करके कमाई का हिस्सा समझाती है',
            text: 'हम बताते हैं कि हर प्रोडक्ट में आपका हिस्सा कितना है और कब मिलेगा। फ़ैसला आप उसके बाद करें।',
          },
          {
            title: 'डैशबोर्ड और मार्केटिंग टूलकिट पाएँ',
            text: 'डैशबोर्ड पर अपनी लीड देखें और हमारी तैयार मार्केटिंग सामग्री काम में लें।',
          },
          {
            title: 'लीड भेजना शुरू करें',
            text: 'ग्राहक की सहमति लें और उन्हें अपना लिंक भेजें: उससे हमें पता चलता है कि वे आपकी तरफ़ से आए हैं। काम हम करते हैं; ख़बर आपको मिलती रहती है।',
          },
        ]}
      />
      <Enquiry
        form={partner}
        id="contact"
        title="चैनल पार्टनर के लिए फ़ॉर्म"
        intro="थोड़ी जानकारी भरें। हम कॉल करके आगे के कदम समझाएँगे।"
        rosette="fund-raising"
      />
    </>
  );
}
