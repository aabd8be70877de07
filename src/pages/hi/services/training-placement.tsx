import { training } from '../../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { TrainingOrder, trainingOrderFrame } from '../../../sections/drawings/training-order.tsx';
import { Link } from '../../../components/link.tsx';
import { GroupedRows } from '../../../sections/grouped-rows.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { DepartmentCards } from '../../../sections/department-cards.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { figures } from '../../../site/figures.ts';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { Steps } from '../../../sections/steps.tsx';
import { TagList } from '../../../sections/tag-list.tsx';
import { firm } from '../../../site/firm.ts';
import { sample } from '../../../site/sample.ts';

const models = [
  {
    note: 'उस टीम के लिए, जो आपके पास है',
    title: 'इन-हाउस ट्रेनिंग',
    intro: 'हम आपके लोगों को आपके दफ़्तर में या ऑनलाइन ट्रेनिंग देते हैं, आपके ही प्रोडक्ट और फ़ॉर्म पर।',
    rows: [
      { title: 'असली मामले', text: 'ट्रेनिंग उन लोन फ़ाइलों पर होती है, जो किसी क्रेडिट टीम ने लौटा दी थीं।' },
      { title: 'छोटी क्लास', text: 'काम के घंटों के हिसाब से।' },
    ],
  },
  {
    note: 'उन पदों के लिए, जो भरने हैं',
    title: 'ट्रेनिंग के बाद प्लेसमेंट',
    intro: 'हम उम्मीदवार ढूँढते हैं, उन्हें उस पद के लिए ट्रेनिंग देते हैं और तब मिलवाते हैं, जब वे काम कर सकें।',
    rows: [
      { title: 'अभ्यास, जो दिखे', text: 'आपको दिखता है कि हर उम्मीदवार ने किन बातों का अभ्यास किया है।' },
      { title: 'फ़ैसला आपका', text: 'इंटरव्यू आप लेते हैं, और चुनते भी आप हैं।' },
    ],
  },
];

const steps = [
  {
    title: 'पद के बारे में बताएँ',
    text: 'आप बताते हैं कि काम का आम दिन कैसा होता है: ग्राहक, प्रोडक्ट, सिस्टम और टारगेट।',
  },
  {
    title: 'टेस्ट तय करें',
    text: 'हम लिख लेते हैं कि उस व्यक्ति को क्या-क्या आना चाहिए।',
  },
  {
    title: 'ट्रेनिंग',
    text: 'पहले प्रोडक्ट और नियम, फिर अभ्यास: कॉल, फ़ॉर्म, हिसाब और मुश्किल ग्राहक।',
  },
  {
    title: 'टेस्ट, फिर मुलाकात',
    text: 'आपका स्टाफ़ काम पर लौटता है; नए उम्मीदवार आपसे मिलते हैं, उनकी ख़ूबियों के नोट के साथ।',
  },
  {
    title: 'बाद में भी साथ',
    text: 'पहले कुछ हफ़्तों के बाद हम मैनेजर से पूछते हैं कि क्या कमी है, और उसकी भी ट्रेनिंग देते हैं।',
  },
];

const trainingTopics = [
  ['शाखा', 'प्रोडक्ट से पहले ज़रूरत समझना', 'गलत प्रोडक्ट बेचना कम', 'शिकायतें'],
  ['क्रेडिट', 'बैलेंस शीट पढ़ना', 'पूरे प्रस्ताव', 'लौटाई गई फ़ाइलें'],
  ['सेल्स', 'ख़र्च और जोखिम समझाना', 'ग्राहक टिकते हैं', 'कैंसिल हुए सौदे'],
  ['वसूली', 'सख़्त, पर क़ानून के दायरे में और विनम्र कॉल', 'भुगतान जल्दी', 'बकाया खाते'],
];

const placementRoles = [
  ['रिलेशनशिप मैनेजर', 'पहली मुलाकात, जाँच, फ़ॉलो-अप', 'पहले ग्राहक जल्दी', 'पहले केस तक कितने हफ़्ते'],
  ['क्रेडिट एनालिस्ट', 'रेशियो, प्रोजेक्शन, क्रेडिट नोट', 'नोट दोबारा नहीं लिखने पड़ते', 'हर फ़ाइल पर कितने सवाल'],
  ['बीमा सलाहकार', 'प्रपोज़ल, पूरी जानकारी देना, क्लेम', 'ज़रूरत के हिसाब से पॉलिसी', 'रिन्यूअल'],
  ['सर्विस डेस्क', 'फ़ोन, ईमेल, बात ऊपर पहुँचाना', 'पहली कॉल में जवाब', 'दोबारा आई कॉल'],
];

const clientDepartments = [
  { title: 'बैंक', text: 'शाखा का स्टाफ़, रिलेशनशिप मैनेजर, क्रेडिट और वसूली टीमें।', rosette: 'banking-expert' },
  {
    title: 'फ़ाइनेंस कंपनियाँ',
    text: 'NBFC का सेल्स और क्रेडिट स्टाफ़, गिरवी वाले और बिना गिरवी के लोन के लिए।',
    rosette: 'loans',
  },
  { title: 'बीमा कंपनियाँ', text: 'सलाहकार और सर्विस डेस्क, प्रपोज़ल से क्लेम तक।', rosette: 'insurance' },
  {
    title: 'कॉर्पोरेट',
    text: 'फ़ाइनेंस और ट्रेज़री का स्टाफ़, जो बैंकों और ऑडिटरों के साथ काम करता है।',
    rosette: 'corporate-consultancy',
  },
] as const;

const tags = [
  'बैंक स्टाफ़ की ट्रेनिंग',
  'NBFC में भर्ती',
  'बीमा बिक्री की ट्रेनिंग',
  'रिलेशनशिप मैनेजर की ट्रेनिंग',
  'क्रेडिट एनालिस्ट का प्लेसमेंट',
  'वसूली टीम की ट्रेनिंग',
  'पहले से ट्रेंड स्टाफ़',
  'फ़ाइनेंस टीमों की इन-हाउस ट्रेनिंग',
  'नोएडा में बैंक की नौकरियाँ',
];

const phone = sample('+91 00000 00001', 'phone number of the training and placement desk');

export function Screen() {
  return (
    <>
      <PageBanner intro="बैंकों, NBFC, बीमा कंपनियों और कॉर्पोरेट के लिए: हम आपकी फ़ाइनेंस टीम को ट्रेनिंग देते हैं, या ख़ाली पदों के लिए लोग ढूँढकर उन्हें ट्रेनिंग देते हैं। इंटरव्यू आप लेते हैं, चुनते आप हैं।">
        <Link to="#enquiry" variant="button">
          पद बताएँ
        </Link>
      </PageBanner>
      <PageSection
        ground="accent"
        head={{
          note: 'साथ काम करने के दो तरीके',
          title: 'अपनी टीम को ट्रेनिंग दें, या ट्रेंड लोग रखें',
          layout: 'wide',
        }}
      >
        <GroupedRows groups={models} />
      </PageSection>
      <ServiceLayout aside={null}>
        <Prose title="ट्रेनिंग एक अनुभवी बैंकर से">
          <p>
            ट्रेनिंग की कमान संस्थापक {firm.founder.name} के हाथ में है, जिन्हें बैंकिंग और फ़ाइनेंस का 22+ साल का अनुभव है। शुरुआत
            असली काम से होती है, स्लाइड से नहीं।
          </p>
        </Prose>
        <SideBySide layout="figure">
          <Prose>
            <h3>नौकरी से पहले ट्रेनिंग क्यों</h3>
            <p>
              नया कर्मचारी आते ही हफ़्तों ट्रेनिंग ले, तो उसका वेतन जाता है, किसी साथी का समय जाता है, और ग्राहक इंतज़ार करते
              हैं। हमारे उम्मीदवारों की ट्रेनिंग जॉइनिंग के दिन से पहले हो जाती है, इसलिए वे आते ही काम शुरू करते हैं।
            </p>
          </Prose>
          <FigureFrame {...trainingOrderFrame}>
            <TrainingOrder />
          </FigureFrame>
        </SideBySide>
      </ServiceLayout>
      <Steps title="काम कैसे होता है" steps={steps} />
      <FigureSpread low action figure={{ ...figures.years, label: 'साल का बैंकिंग अनुभव, हर पाठ में' }} />
      <PageSection
        ground="muted"
        head={{
          note: 'नतीजे',
          title: 'ट्रेनिंग और प्लेसमेंट के नतीजे',
          intro: 'शुरू करने से पहले हम तय करते हैं कि आपको कौन-से नतीजे चाहिए, और आपके अपने कौन-से आँकड़ों में वे दिखेंगे।',
          layout: 'wide',
        }}
      >
        <DataTable
          caption="इन-हाउस ट्रेनिंग और ट्रेनिंग के बाद प्लेसमेंट के नतीजे"
          columns={['टीम या पद', 'किस बात का अभ्यास', 'नतीजा', 'आप यह आँकड़ा देखें']}
          groups={[
            { name: 'इन-हाउस ट्रेनिंग', rows: trainingTopics },
            { name: 'ट्रेनिंग के बाद प्लेसमेंट', rows: placementRoles },
          ]}
        />
      </PageSection>
      <PageSection
        ground="card"
        head={{
          title: 'यह सेवा किनके लिए है',
          layout: 'wide',
        }}
      >
        <DepartmentCards departments={clientDepartments} />
        <SideBySide>
          <TagList title="ट्रेनिंग और प्लेसमेंट के विषय" tags={tags} runs />
          <Prose>
            <p>
              भारत में अपनी पहली टीम बना रहे हैं?{' '}
              <Link to="/services/ourEndToEndforeignServices">भारत में विदेशी कंपनियों</Link> के लिए हमारी सेवाएँ देखें।
              नौकरी ढूँढ रहे हैं? <Link to="#enquiry">हमसे नौकरी के लिए पूछें</Link> और पद का नाम बताएँ।
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <Enquiry
        form={training}
        title="बताएँ, किस पद के लिए लोग चाहिए"
        intro="पद और शहर काफ़ी हैं। हम जवाब देते हैं, और टेस्ट, तारीख़ें और अपनी फ़ीस आपके साथ तय करते हैं।"
        rosette="training"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'], phone }}
        action={{
          label: 'अपॉइंटमेंट बुक करें',
          to: '/appointment?about=Manpower%20Training%20and%20Placement',
        }}
      />
    </>
  );
}
