import { corporates } from '../../../enquiry/forms/balance-sheet.ts';
import { noWrapRanges } from '../../../components/no-wrap-ranges.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { Link } from '../../../components/link.tsx';
import { GroupedRows } from '../../../sections/grouped-rows.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { PhaseTable } from '../../../sections/phase-table.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { Comparison } from '../../../sections/comparison.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { TagList } from '../../../sections/tag-list.tsx';

const phases = [
  {
    name: 'प्रस्ताव का ढाँचा',
    work: 'कौन-सा लोन या लिमिट, कितनी रकम, क्या गिरवी, और पैसा कहाँ से चुकेगा।',
    result: 'बैंक के अपने फ़ॉर्मैट में प्रस्ताव',
  },
  {
    name: 'बैलेंस शीट और प्रोजेक्शन',
    work: noWrapRanges('खातों का खुलासा, और 1–3 साल के प्रोजेक्शन, जिनमें हर अनुमान लिखा हो।'),
    result: 'आँकड़े, जो आपस में मिलते हैं',
  },
  {
    name: 'बैंक के माँगे रेशियो',
    work: 'करंट रेशियो, लीवरेज, डेट सर्विस कवर और स्टॉक टर्नओवर, ठीक वैसे, जैसे बैंक निकालता है।',
    result: 'रेशियो शीट, वजहों के साथ',
  },
  {
    name: 'प्रमोटर की तैयारी',
    work: 'बैंक मीटिंग का अभ्यास, मुश्किल सवालों के साथ।',
    result: 'प्रमोटर, जिन्हें अपनी फ़ाइल याद है',
  },
  {
    name: 'बैंक से तालमेल',
    work: 'हम सवालों के जवाब देते हैं और शाखा से मंज़ूरी तक फ़ाइल के पीछे लगे रहते हैं।',
    result: 'एक व्यक्ति, जिसे फ़ाइल का हाल पता है',
  },
];

const answers = [
  {
    label: 'अर्ज़ी',
    values: ['उसमें लिखा है कि कंपनी क्या चाहती है, यह नहीं कि चुकाएगी कैसे।', 'अर्ज़ी बताती है कि पैसा कहाँ से चुकेगा।'],
  },
  {
    label: 'प्रोजेक्शन',
    values: ['प्रोजेक्शन बैलेंस शीट से मेल नहीं खाते।', 'प्रोजेक्शन, जिन्हें क्रेडिट अफ़सर एक-एक लाइन में जाँच सके।'],
  },
  {
    label: 'रेशियो',
    values: ['कमज़ोर रेशियो सबसे पहले बैंक पकड़ता है।', 'रेशियो पहले से निकाले हुए, वजह या उपाय के साथ।'],
  },
  {
    label: 'प्रमोटर',
    values: ['आँकड़े पूछे जाएँ, तो प्रमोटर अकाउंटेंट को फ़ोन लगाता है।', 'प्रमोटर, जिन्होंने हर सवाल का अभ्यास किया है।'],
  },
  {
    label: 'बैंक में',
    values: [
      'फ़ाइल अटकी है, और कोई नहीं बता सकता कि किसके पास।',
      'कोई है, जो फ़ाइल के पीछे लगा रहता है और आपकी ओर से जवाब देता है।',
    ],
  },
];

const clients = [
  {
    title: 'बढ़ते MSME',
    text: 'पहली बड़ी लिमिट, नया प्लांट या बड़ा ऑर्डर।',
  },
  {
    title: 'मझोली कंपनियाँ',
    text: 'कई बैंक, और ऐसी फ़ाइनेंस टीम जिसके पास प्रस्ताव बनाने का समय नहीं।',
  },
  {
    title: 'कमाई वाले स्टार्टअप',
    text: 'ग्राहक असली हैं, पर रिकॉर्ड छोटा है: भरोसा प्रोजेक्शन से दिलाना होता है।',
  },
  {
    title: 'जिन्हें एक बार मना हो चुका है',
    text: 'दोबारा आवेदन से पहले हम पता करते हैं कि मना क्यों हुआ।',
  },
];

const differences = [
  {
    title: 'हम बैंक का पक्ष जानते हैं',
    text: 'संस्थापक के 22+ साल के अनुभव से हम जानते हैं कि क्रेडिट कमेटियाँ क्या पूछती हैं।',
  },
  {
    title: 'हम लिखते भी हैं, सिखाते भी हैं',
    text: 'आपके जवाब आपकी फ़ाइल से मिलने चाहिए।',
  },
  {
    title: 'हम फ़ैसले तक साथ रहते हैं',
    text: 'हमारा काम दस्तावेज़ पर नहीं, बैंक के जवाब पर पूरा होता है।',
  },
  {
    title: 'ना कहनी हो, तो पहले ही',
    text: 'आँकड़े अर्ज़ी का साथ न दें, तो सबसे पहले हम ही आपको बता देते हैं।',
  },
];

const benefits = [
  'बैंक के कम सवाल',
  'जितनी रकम चाहिए उतनी, कम नहीं',
  'दर और गिरवी पर बेहतर शर्तें',
  'मैनेजमेंट का समय कारोबार के लिए',
  'फ़ाइल, जो रिन्यूअल पर फिर काम आए',
  'आँकड़े, जो आपके बोर्ड के काम आएँ',
];

const tags = [
  'प्रोजेक्ट रिपोर्ट',
  'CMA डेटा',
  'वर्किंग कैपिटल',
  'टर्म लोन',
  'बैलेंस शीट की पड़ताल',
  'प्रोजेक्शन',
  'रेशियो की पड़ताल',
  'प्रमोटर की तैयारी',
  'बैंक से तालमेल',
  { label: 'कर्ज़ का पुनर्गठन', to: '/services/investment-banking' },
  { label: 'क्रेडिट रेटिंग', to: '/services/credit-rating' },
  { label: 'फ़ंड जुटाना', to: '/services/fund-raising' },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="वर्किंग कैपिटल या टर्म लोन की आपकी अर्ज़ी हम प्रस्ताव, प्रोजेक्शन और रेशियो के साथ तैयार करते हैं, और बैंक का फ़ैसला आने तक उसके पीछे लगे रहते हैं। पहली कॉल मुफ़्त है।">
        <Link to="/appointment?about=Financial%20Consultancy%20for%20Corporates" variant="button">
          मुफ़्त पहली कॉल बुक करें
        </Link>
        <Link to="#contact" variant="second">
          संपर्क की जानकारी
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'मुश्किल और हल',
          title: 'बैंक अच्छी कंपनियों को मना क्यों करते हैं',
          intro:
            'बैंकर आपसे एक बार मिलता है और आपके दस्तावेज़ कई बार पढ़ता है। दस्तावेज़ कमज़ोर हों, तो अच्छा कारोबार भी जोखिम भरा लगता है।',
          layout: 'wide',
        }}
      >
        <Comparison
          caption="कमज़ोर और मज़बूत फ़ाइल की तुलना"
          columns={['मुश्किल: कमज़ोर फ़ाइल', 'हल: मज़बूत फ़ाइल']}
          rows={answers}
        />
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <Prose
            title="हमारी सलाह का मुख्य काम"
            intro="बैंक से पैसा लेने की आपकी अर्ज़ी हम तैयार करते हैं, पहले आँकड़े से आख़िरी सवाल तक।"
          >
            <p>
              मुफ़्त पहली कॉल के लिए अपने पिछले ऑडिट हुए खाते पास रखें। बाकी सूची यहाँ है:{' '}
              <Link to="/papers">ज़रूरी दस्तावेज़</Link>।
            </p>
          </Prose>
          <Prose>
            <p>
              अकाउंटेंट और ऑडिटर आपके वही रहते हैं; हम उनके आँकड़ों से काम करते हैं। पैसे का कोई दूसरा तरीका आपके लिए बेहतर हो, जैसे
              बड़े ओवरड्राफ़्ट की जगह <Link to="/services/billDiscounting">बिल डिस्काउंटिंग</Link>, तो हम पहले वही बताते
              हैं।
            </p>
          </Prose>
        </SideBySide>
        <PhaseTable
          title="सलाह के चरण"
          text="एक कमज़ोर चरण पूरा प्रस्ताव रोक सकता है।"
          from="आपकी कंपनी"
          to="बैंक"
          caption="सलाह के चरण और हर चरण से आपको क्या मिलता है"
          columns={['चरण', 'हम क्या करते हैं', 'आपको क्या मिलता है']}
          phases={phases}
        />
      </PageSection>
      <FigureSpread
        low
        action
        figure={{ value: '1', to: '3', unit: 'साल', label: 'के प्रोजेक्शन, हर अनुमान के साथ' }}
      />
      <PageSection ground="accent" head={{ title: 'हमारे ग्राहक, और हम अलग कैसे हैं', layout: 'wide' }}>
        <GroupedRows
          groups={[
            { note: 'आपकी तरफ़', title: 'हम किन कंपनियों के लिए काम करते हैं', rows: clients },
            { note: 'हमारी तरफ़', title: 'हमारी सलाह में क्या अलग है', rows: differences },
          ]}
        />
      </PageSection>
      <ServiceLayout
        asideName="सूचना"
        aside={
          <Notice>
            हम ख़ुद कर्ज़ नहीं देते। मंज़ूरी, रकम और दर का फ़ैसला बैंक करता है, और कोई सलाहकार इनका वादा नहीं कर सकता।
          </Notice>
        }
      >
        <Prose title="आपकी कंपनी को क्या मिलता है">
          <Checklist items={benefits} variant="sheet" />
        </Prose>
        <TagList title="कंपनियों के लिए हमारे काम" tags={tags} level={2} runs />
      </ServiceLayout>
      <Enquiry
        form={corporates}
        id="contact"
        title="मुफ़्त पहली कॉल के लिए संपर्क करें"
        intro="बताएँ, बैंक से किस बात की मंज़ूरी चाहिए। कॉल के आख़िर में साफ़ जवाब मिलता है: हाँ, ना या अभी नहीं।"
        rosette="corporate-consultancy"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
