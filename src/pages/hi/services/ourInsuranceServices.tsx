import { insuranceServices } from '../../../enquiry/forms/protection.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { InsideOut } from '../../../sections/drawings/inside-out.tsx';
import { GroupedRows } from '../../../sections/grouped-rows.tsx';
import { Link } from '../../../components/link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { Registrations } from '../../../sections/registrations.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { Steps } from '../../../sections/steps.tsx';
import type { LegalDetails } from '../../../site/firm-schema.ts';
import { legalDetails } from '../../../site/legal-details.ts';
import { sample } from '../../../site/sample.ts';

const advisers = sample('हमारे सलाहकार IRDAI में रजिस्टर्ड हैं।', 'licence claim of the insurance advisors');

const { role }: LegalDetails = legalDetails;

const life = [
  {
    title: 'टर्म प्लान',
    text: 'उतने ही प्रीमियम में सबसे बड़ा कवर। अवधि पूरी होने पर आप जीवित हों, तो कुछ नहीं मिलता।',
  },
  {
    title: 'बचत और एंडोमेंट प्लान',
    text: 'कवर भी, और मैच्योरिटी पर रकम भी। हम दिखाते हैं कि किस हिस्से का कितना ख़र्च है।',
  },
  {
    title: 'पेंशन और एन्युटी प्लान',
    text: 'आप जब तक जीवित हैं, तब तक आमदनी।',
  },
  {
    title: 'कीमैन और पार्टनर कवर',
    text: 'उन फ़र्मों के लिए, जो एक ही व्यक्ति पर टिकी हैं।',
  },
];

const health = [
  {
    title: 'व्यक्तिगत और फ़ैमिली फ़्लोटर',
    text: 'हर व्यक्ति की अलग बीमा रकम (सम इंश्योर्ड), या पूरे परिवार की एक साझा रकम।',
  },
  {
    title: 'बुज़ुर्गों के लिए',
    text: 'वेटिंग पीरियड, को-पेमेंट और कमरे की लिमिट प्रीमियम से ज़्यादा मायने रखते हैं।',
  },
  { title: 'गंभीर बीमारी', text: 'बीमारी का पता चलते ही एकमुश्त रकम, जिसे आप जैसे चाहें ख़र्च करें।' },
  {
    title: 'स्टाफ़ के लिए ग्रुप कवर',
    text: 'MSME या स्टार्टअप के सभी कर्मचारियों के लिए एक पॉलिसी।',
  },
];

const propertyInsurance = [
  {
    title: 'गाड़ी',
    text: 'थर्ड-पार्टी कवर क़ानूनन ज़रूरी है। हम बताते हैं कि आपकी गाड़ी जितनी पुरानी है, उस हिसाब से कौन-से ऐड-ऑन अब भी चाहिए।',
  },
  {
    title: 'यात्रा',
    text: 'विदेश में इलाज, खोया सामान, रद्द हुई यात्रा। कुछ वीज़ा के लिए यह बीमा माँगा जाता है।',
  },
  {
    title: 'घर',
    text: 'मकान और उसके अंदर का सामान।',
  },
];

const businessInsurance = [
  {
    title: 'मरीन',
    text: 'समुद्र, हवाई जहाज़, रेल और सड़क से जाने वाला माल; आयातकों, निर्यातकों और फ़ैक्टरी वालों के लिए।',
  },
  {
    title: 'कमर्शियल और प्रॉपर्टी',
    text: 'फ़ैक्टरी, दुकान और स्टॉक के लिए: आग, बाढ़, सेंधमारी और मशीन का ख़राब होना।',
  },
  {
    title: 'बिज़नेस पैकेज',
    text: 'छोटी फ़र्म के लिए जगह, स्टॉक, नकद, मशीनें और दूसरों के नुकसान की ज़िम्मेदारी (लायबिलिटी), सब एक ही पॉलिसी में।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="आपके ख़रीदने से पहले हम कई बीमा कंपनियों की जीवन, स्वास्थ्य, जनरल और लोन प्रोटेक्शन पॉलिसियों की तुलना करते हैं, और क्लेम के समय भी मदद करते हैं। प्रीमियम आप सिर्फ़ बीमा कंपनी को देते हैं।">
        <Link to="#enquiry" variant="button">
          पॉलिसियों की तुलना कराएँ
        </Link>
        <Link to="#general" variant="second">
          जनरल इंश्योरेंस देखें
        </Link>
      </PageBanner>
      <PageSection
        ground="muted"
        head={{
          note: 'हमारी बीमा सेवाएँ',
          title: 'आपके परिवार और कारोबार का बीमा',
          intro: (
            <>
              यह पेज उन पॉलिसियों के बारे में है, जिनकी हम तुलना करते हैं और जिन्हें हम दिलाते हैं। तीन प्लान, कीमत के साथ:{' '}
              <Link to="/insurence">बीमा</Link>। पॉलिसी कैसे काम करती है:{' '}
              <Link to="/insurenceDetails">बीमा की जानकारी</Link>।
            </>
          ),
          layout: 'wide',
        }}
      >
        <GroupedRows
          groups={[
            {
              note: 'आप और आपका परिवार',
              title: 'जीवन बीमा',
              intro: 'कवर इतना हो कि आपकी आमदनी की कमी पूरी हो जाए और आपके लोन चुक जाएँ।',
              rows: life,
              after:
                'प्रपोज़ल फ़ॉर्म के हर सवाल का जवाब दें। पहले तीन साल में छूटे हुए एक जवाब से आपके परिवार का क्लेम जा सकता है; उसके बाद जीवन बीमा पॉलिसी पर सवाल नहीं उठाया जा सकता (बीमा अधिनियम, धारा 45)। ये तीन साल पॉलिसी जारी होने, कवर शुरू होने, पॉलिसी दोबारा चालू होने या आख़िरी राइडर जुड़ने से गिने जाते हैं, इनमें जो सबसे बाद में हो।',
            },
            {
              id: 'general',
              note: 'आपकी चीज़ें',
              title: 'परिवार के लिए जनरल इंश्योरेंस',
              rows: propertyInsurance,
            },
            {
              note: 'अस्पताल में भर्ती',
              title: 'स्वास्थ्य बीमा',
              intro: 'अस्पताल के उन बिलों के लिए, जो वरना आपकी बचत खा जाएँ।',
              rows: health,
              after: 'ख़रीदने से पहले देख लें कि आपके आसपास का कोई अस्पताल बीमा कंपनी के कैशलेस नेटवर्क में है।',
            },
            {
              note: 'आपका कारोबार',
              title: 'फ़र्म के लिए जनरल इंश्योरेंस',
              rows: businessInsurance,
            },
          ]}
        />
      </PageSection>
      <PageSection
        ground="card"
        head={{
          title: 'कौन-सा बीमा पहले लें',
          intro: 'पहले उस नुकसान का बीमा लें, जिसे आपका परिवार झेल न पाए।',
          layout: 'wide',
        }}
      >
        <SideBySide layout="figure">
          <Prose>
            <ol>
              <li>
                <strong>आप और आपका परिवार:</strong> जीवन और स्वास्थ्य
              </li>
              <li>
                <strong>आपके लोन:</strong> लोन प्रोटेक्शन
              </li>
              <li>
                <strong>आपकी चीज़ें:</strong> गाड़ी, घर और यात्रा
              </li>
              <li>
                <strong>आपका कारोबार:</strong> मरीन, कमर्शियल प्रॉपर्टी और बिज़नेस पैकेज
              </li>
            </ol>
            <p>
              क्लेम के समय पॉलिसी की तीन बातें मायने रखती हैं: क्या कवर है, क्या कवर नहीं है, और बीमा कंपनी को कितनी जल्दी
              ख़बर देनी है।
            </p>
          </Prose>
          <FigureFrame
            title="बीमा कवर के चार स्तर"
            description="तीन लोगों का परिवार एक के अंदर एक बनी चार मेहराबों के नीचे खड़ा है; ऊपर से बारिश हो रही है, जो सबसे बाहर की मेहराब पर रुक जाती है। सबसे अंदर की मेहराब है आप और आपका परिवार; उसके बाद आपके लोन; फिर आपकी चीज़ें; सबसे बाहर आपका कारोबार।"

            viewBox="0 40 320 282"
          >
            <InsideOut />
          </FigureFrame>
          <Prose>
            <p>
              हम पॉलिसियों की तुलना एक जैसी शर्तों पर करते हैं; लिमिट भी देखते हैं और यह भी कि क्या कवर नहीं है। चुनते आप हैं।
              {role === 'distributor' && ' आप जो बीमा कंपनी चुनते हैं, वह हमें कमीशन देती है।'}
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <FigureSpread
        low
        action
        figure={{ value: '3', unit: 'साल', label: 'जिनमें छूटा हुआ जवाब परिवार का क्लेम रोक सकता है' }}
      />
      <ServiceLayout>
        <Prose
          title="लोन प्रोटेक्शन"
          intro="आप लोन न चुका पाएँ, तो यह कवर उसे चुकाता है, ताकि आपका घर या दुकान परिवार के पास ही रहे।"
        >
          <p>
            होम लोन, बिज़नेस लोन और प्रॉपर्टी पर लोन के लिए। इसे अपने बैंक से ही लेना ज़रूरी नहीं: इसकी तुलना टर्म प्लान से करें,
            जिसकी रकम आपके परिवार को मिलती है। <Link to="/services/loanForEveryIndian">हमारी लोन सेवाएँ</Link> देखें।
          </p>
        </Prose>
        <Prose title="आपको सलाह कौन देता है">
          <p>
            {advisers} किसी भी सलाहकार से उसका रजिस्ट्रेशन या एजेंसी नंबर माँगें, और उसे भारतीय बीमा विनियामक और विकास
            प्राधिकरण (IRDAI) से जाँच लें।
          </p>
          <p>
            अपनी मौजूदा पॉलिसियाँ साथ लाएँ, और यह जानकारी भी: जिनका बीमा होना है उनकी उम्र, आपके लोन और महीने का ख़र्च।{' '}
            <Link to="/papers">ज़रूरी दस्तावेज़</Link> देखें।
          </p>
          <Notice>
            {' '}
            <p>बीमा आग्रह की विषयवस्तु है।</p> <Registrations show={['irdai']} />{' '}
          </Notice>
        </Prose>
      </ServiceLayout>
      <Steps
        note="कोटेशन से क्लेम तक"
        title="डिजिटल बीमा सेवाएँ"
        steps={[
          {
            title: 'कोटेशन की तुरंत तुलना',
            text: 'एक ही बीमा रकम पर कई बीमा कंपनियाँ, एक टेबल में।',
          },
          {
            title: 'ऑनलाइन पॉलिसी',
            text: 'प्रपोज़ल, बीमा कंपनी को भुगतान और पॉलिसी, कहीं जाए बिना।',
          },
          { title: 'मोबाइल ऐप', text: 'पॉलिसियाँ, भुगतान की तारीख़ें और हेल्पलाइन, आपके फ़ोन पर।' },
          {
            title: 'दस्तावेज़ों का लॉकर',
            text: 'पॉलिसियाँ, बिल और सबूत एक ही जगह।',
          },
          {
            title: 'क्लेम में मदद',
            text: 'कौन-सा फ़ॉर्म, कौन-सा बिल, कब तक, और कोई, जो क्लेम के पीछे लगा रहे।',
          },
        ]}
      />
      <Enquiry
        form={insuranceServices}
        title="अपने बीमे की तुलना कराएँ"
        intro="बताएँ कि किसका या किस चीज़ का बीमा कराना है। हम आपकी मौजूदा पॉलिसियाँ भी पढ़ते हैं और बताते हैं कि उनसे कितना मिलेगा।"
        rosette="insurance"
        action={{ label: 'अपनी पॉलिसियों की जाँच कराएँ', to: '/appointment?about=Insurance%20Services' }}
      />
    </>
  );
}
