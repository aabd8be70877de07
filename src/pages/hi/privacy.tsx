import { Link } from '../../components/link.tsx';
import { privacyStatements } from '../../content/privacy-statements.ts';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { LabelledItems } from '../../sections/labelled-items.tsx';
import { Envelope } from '../../sections/drawings/envelopes.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { firm } from '../../site/firm.ts';
import { leadEndpoint } from '../../site/lead-endpoint.ts';
import { networks } from '../../site/office.ts';
import { sample } from '../../site/sample.ts';
import { uniqueOrigins, thirdParties } from '../../site/third-parties.ts';
import type { ThirdParty } from '../../site/third-parties.ts';

const formDestination = leadEndpoint
  ? 'फ़ॉर्म का बटन दबाने पर हमारे दफ़्तर को, और WhatsApp में “भेजें” दबाने पर हमारे WhatsApp नंबर पर जाता है'
  : 'WhatsApp में “भेजें” दबाने पर हमारे WhatsApp नंबर पर जाता है';

/** Forms whose answers are sent to the firm. */
const forms = [
  ['बिज़नेस लोन', 'नाम, ईमेल, लोन का प्रकार'],
  ['बिल डिस्काउंटिंग', 'नाम, ईमेल, बिल का प्रकार'],
  ['फ़ंडिंग', 'नाम, ईमेल, फ़ंडिंग का तरीका'],
  ['कंप्लायंस की सलाह', 'नाम, ईमेल, कंप्लायंस का प्रकार'],
  ['पेज के आख़िर में पूछताछ', 'नाम, आपके केस के बारे में ज़्यादा से ज़्यादा तीन सवाल, और आपका ईमेल या फ़ोन नंबर और कॉल का समय'],
  ['संपर्क', 'नाम, ईमेल, फ़ोन नंबर, विषय, मैसेज'],
  ['अपॉइंटमेंट', 'नाम, ईमेल, फ़ोन नंबर, कंपनी (ज़रूरी नहीं), विषय, मैसेज'],
  ['न्यूज़लेटर', 'ईमेल'],
] as const;

/** Data that stays on the device. */
const onDeviceForms = [
  ['डिमांड लेटर', 'नाम, बिल नंबर और उद्यम नंबर। टैब बंद करने तक इसी टैब में रहते हैं। लेटर आप ख़ुद कॉपी करते या भेजते हैं'],
  ['लेख पर कमेंट', 'नाम, ईमेल, कमेंट। भेजा नहीं जाता: कमेंट बंद हैं'],
  ['खोज', 'आपके खोज के शब्द। खोज आपके डिवाइस पर ही होती है'],
] as const;

/** Hindi words about a company, where we have them. The firm writes about further companies in English. */
const inHindi = (company: ThirdParty) =>
  company.origin === 'https://www.youtube-nocookie.com'
    ? {
        ...company,
        purpose: 'फ़िल्म',
        sentence:
          'यह YouTube पर है, और YouTube से तभी मँगाई जाती है जब आप चलाने का बटन दबाते हैं, पहले नहीं। तब Google को आपका IP पता मालूम हो जाता है।',
        translated: true,
      }
    : { ...company, translated: false };

const others = uniqueOrigins(thirdParties);
const linked = new Intl.ListFormat('hi-IN').format([
  'WhatsApp',
  'Google Calendar',
  ...networks.map(({ name }) => name),
]);

const privacyStatement = sample(
  'आपकी जानकारी हम सिर्फ़ आपको जवाब देने और आपका काम करने में इस्तेमाल करते हैं। हम इसे बेचते नहीं। किसी बैंक, बीमा कंपनी या रेटिंग एजेंसी को कुछ भी देने से पहले आपसे पूछते हैं।',
  'what the firm does with enquiries: to be confirmed by the firm',
);

export function Screen() {
  return (
    <>
      <PageBanner
        intro={
          leadEndpoint
            ? 'बटन दबाने पर हमारे फ़ॉर्म आपकी जानकारी हमारे दफ़्तर को भेजते हैं, और वही बात लिखकर WhatsApp खोलते हैं।'
            : 'हमारे फ़ॉर्म आपका मैसेज लिखकर WhatsApp खोलते हैं। भेजना है या नहीं, यह आप तय करते हैं।'
        }
      >
        <Link to="#forms" variant="second">
          हर फ़ॉर्म
        </Link>
        <Link to="#device" variant="second">
          आपके डिवाइस पर
        </Link>
        {others.length > 0 && (
          <Link to="#others" variant="second">
            दूसरी कंपनियाँ
          </Link>
        )}
        <Link to="#grievance" variant="second">
          शिकायत
        </Link>
      </PageBanner>
      <Steps
        note="आपकी पूछताछ"
        title={leadEndpoint ? 'बटन दबाने पर जानकारी जाती है' : '“भेजें” दबाने से पहले कुछ नहीं जाता'}
        steps={[
          {
            title: 'आप फ़ॉर्म भरते हैं',
            drawing: <Envelope scene="letter" />,
            text: leadEndpoint
              ? 'ब्राउज़र आपकी जानकारी जाँचता है। बटन उसे हमारे दफ़्तर को भेजता है।'
              : 'ब्राउज़र आपकी जानकारी जाँचता है। इस वेबसाइट का ऐसा कोई सर्वर नहीं है, जिसके पास यह जानकारी जाए।',
          },
          {
            title: 'WhatsApp खुलता है',
            drawing: <Envelope scene="open" />,
            text: 'आपका मैसेज तैयार है। आप उसे पढ़ सकते हैं, बदल सकते हैं या बंद कर सकते हैं।',
          },
          {
            title: 'आप “भेजें” दबाते हैं, या नहीं',
            drawing: <Envelope scene="sealed" />,
            text: leadEndpoint
              ? 'तब वह हमें WhatsApp पर भी मिलता है, वहाँ के आपके नाम और नंबर के साथ। इसकी जगह आप ईमेल या कॉल भी कर सकते हैं।'
              : 'तभी वह हमें मिलता है, आपके WhatsApp के नाम और नंबर के साथ। इसकी जगह आप ईमेल या कॉल भी कर सकते हैं।',
          },
        ]}
      />
      <PageSection
        id="forms"
        ground="muted"
        head={{
          title: 'कौन-सा फ़ॉर्म क्या पूछता है',
          intro: 'हम उतना ही पूछते हैं जितना आपको जवाब देने के लिए चाहिए।',
        }}
      >
        <DataTable
          caption="कौन-सा फ़ॉर्म क्या पूछता है, और वह कहाँ जाता है"
          columns={['फ़ॉर्म', 'क्या पूछता है']}
          groups={[
            { name: formDestination, rows: forms },
            { name: 'हमें नहीं भेजा जाता', rows: onDeviceForms },
          ]}
          amount={false}
        />
        <SideBySide>
          <Notice>
            खाता नंबर, कार्ड नंबर, पासवर्ड, PAN, आधार या इलाज के कागज़ यहाँ न भरें। हम चैट में कभी फ़ीस नहीं माँगते।
          </Notice>
          <p>हर पूछताछ पर भारत का समय और छह अक्षरों का रेफ़रेंस नंबर लिखा जाता है।</p>
        </SideBySide>
      </PageSection>
      <PageSection
        id="device"
        head={{
          note: 'आपके ब्राउज़र में',
          title: 'आपके डिवाइस पर क्या-क्या सेव रहता है',
          intro: leadEndpoint
            ? 'आपकी सेटिंग और अधूरे फ़ॉर्म आपके ब्राउज़र में सेव रहते हैं। सिर्फ़ आख़िरी चीज़ भेजी जाती है, और सिर्फ़ हमें।'
            : 'आपकी सेटिंग और अधूरे फ़ॉर्म आपके ब्राउज़र में सेव रहते हैं। इनमें से कुछ भी न हमें जाता है, न किसी और को।',
          layout: 'wide',
        }}
      >
        <LabelledItems
          items={[
            {
              title: 'आपकी थीम',
              text: 'हल्के या गहरे रंग, अगर आपने चुने हों।',
            },
            {
              title: 'दूसरी भाषा का सुझाव',
              text: 'यह कि आप इसे देख चुके हैं, ताकि यह एक ही बार दिखे।',
            },
            {
              title: 'रुके हुए ऐनिमेशन',
              text: '“ऐनिमेशन रोकें” की आपकी सेटिंग।',
            },
            {
              title: 'खोज का शॉर्टकट',
              text: 'खोज के “/” शॉर्टकट की आपकी सेटिंग।',
            },
            {
              title: 'अधूरे फ़ॉर्म, सिर्फ़ इस टैब में',
              text: 'ताकि पेज दोबारा लोड होने पर आपका लिखा न खो जाए। टैब बंद करने, फ़ॉर्म ख़ाली करने या यह बताने पर कि मैसेज भेज दिया, मिट जाते हैं।',
            },
            {
              title: 'दस्तावेज़ों की सूची',
              text: 'आपने किन दस्तावेज़ों पर टिक लगाया, यह टिक हटाने तक सेव रहता है।',
            },
            {
              title: 'पूछताछ के साथ लगी चीज़ें, सिर्फ़ इस टैब में',
              text: 'कैलकुलेटर का नतीजा, दस्तावेज़ों की आपकी सूची या खोज के शब्द, जब तक आप फ़ॉर्म न भेजें।',
            },
            ...(leadEndpoint
              ? [
                  {
                    title: 'जो पूछताछ हम तक नहीं पहुँची, सिर्फ़ इस टैब में',
                    text: 'आप ऑफ़लाइन थे तो वह भेजे जाने तक इसी टैब में रहती है। टैब बंद करने या मैसेज बदलने पर मिट जाती है।',
                  },
                ]
              : []),
          ]}
        />
        <SideBySide>
          <p>कैलकुलेटर के आँकड़े और खोज के शब्द पेज के पते में रहते हैं, ताकि आप उसे सेव या शेयर कर सकें।</p>
          <p>जिसके पास वह पता हो, और जो कंपनी यह वेबसाइट होस्ट करती है, वे इन्हें पढ़ सकते हैं।</p>
        </SideBySide>
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <Prose id="not-done" title="यह वेबसाइट क्या नहीं करती">
            <ul>
              {privacyStatements(thirdParties).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              जो कंपनी यह वेबसाइट होस्ट करती है, वह सर्वर के आम लॉग रख सकती है, जैसे आपका IP पता और माँगा गया पेज।{' '}
              {linked} के लिंक उन्हीं कंपनियों पर ले जाते हैं, और वहाँ उनके अपने नियम चलते हैं।
            </p>
          </Prose>
          <Prose id="use" title="आपकी भेजी जानकारी का हम क्या करते हैं">
            <p>{privacyStatement}</p>
            <p>
              भारत का डिजिटल पर्सनल डेटा प्रोटेक्शन एक्ट, 2023 (DPDP) आपको अपने निजी डेटा पर अधिकार देता है, जिनमें से
              ज़्यादातर मई 2027 से लागू होंगे: यह जानना कि हमारे पास क्या है, उसे ठीक कराना या मिटवाना, सहमति वापस लेना,
              किसी को नॉमिनी बनाना और शिकायत करना। इनके लिए हमें एक मैसेज भेजें; पूछताछ का रेफ़रेंस नंबर हो तो वह भी लिखें।
            </p>
          </Prose>
        </SideBySide>
        {others.length > 0 && (
          <Prose id="others" title="दूसरी कंपनियों की सेवाएँ">
            <ul>
              {others.map((company) => {
                const { origin, purpose, sentence, translated } = inHindi(company);
                return (
                  <li key={origin + purpose}>
                    <span lang={translated ? undefined : 'en'}>
                      <strong>{purpose}.</strong> {sentence}
                    </span>{' '}
                    सर्वर: {origin.replace('https://', '')}।
                  </li>
                );
              })}
            </ul>
          </Prose>
        )}
        <Prose>
          <ContactBlock
            id="grievance"
            title="प्राइवेसी की शिकायत"
            text={`${firm.name} को लिखें और पहली लाइन में “Privacy” (प्राइवेसी) लिखें, या दफ़्तर के समय कॉल करें। मई 2027 से, हमारा जवाब मिलने के बाद, आप मामला डेटा प्रोटेक्शन बोर्ड ऑफ़ इंडिया में भी ले जा सकते हैं।`}
            show={['address', 'hours', 'phone', 'email']}
          />
          <p>
            दूसरी शिकायतें: <Link to="/terms#complaints">शिकायत कहाँ करें</Link>। जोखिम और डिस्क्लेमर:{' '}
            <Link to="/terms">शर्तें</Link>।
          </p>
          <p>यह पेज अंग्रेज़ी पेज का अनुवाद है। दोनों में फ़र्क हो तो अंग्रेज़ी पेज माना जाएगा।</p>
        </Prose>
      </PageSection>
    </>
  );
}
