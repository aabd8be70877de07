import { wealth } from '../../../enquiry/forms/protection.ts';
import { mutualFundRisk } from '../../../messages/legal.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { CalmToRough } from '../../../sections/drawings/calm-to-rough.tsx';
import { Link } from '../../../components/link.tsx';
import { GroupedRows } from '../../../sections/grouped-rows.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { TextRows } from '../../../sections/text-rows.tsx';
import { MissionStatement } from '../../../sections/mission-statement.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { Registrations } from '../../../sections/registrations.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Steps } from '../../../sections/steps.tsx';
import type { LegalDetails } from '../../../site/firm-schema.ts';
import { roles } from '../../../site/registrations.ts';
import { legalDetails } from '../../../site/legal-details.ts';
import { figures } from '../../../site/figures.ts';

const managedProducts = [
  {
    note: 'छोटी रकम से, SIP या एकमुश्त',
    title: 'म्यूचुअल फ़ंड',
    text: 'फ़ंड हाउस के डेट, इक्विटी और हाइब्रिड फ़ंड।',
  },
  {
    note: 'आपके अपने नाम का पोर्टफ़ोलियो',
    title: 'PMS',
    text: 'पोर्टफ़ोलियो मैनेजमेंट सर्विस: रजिस्टर्ड मैनेजर आपके खाते में शेयर या बॉन्ड ख़रीदता है। नियम के मुताबिक कम से कम ₹50 लाख लगाने होते हैं।',
  },
  {
    note: 'लंबे समय की पूँजी के लिए',
    title: 'AIF',
    text: 'अल्टरनेटिव इन्वेस्टमेंट फ़ंड निजी निवेशकों का पैसा स्टार्टअप, प्रॉपर्टी और प्राइवेट क्रेडिट में लगाते हैं। कुछ अपवाद छोड़ दें, तो नियम के मुताबिक कम से कम ₹1 करोड़ लगाने होते हैं, और समय से पहले पैसा निकालना अक्सर मुमकिन नहीं होता।',
  },
];

const selfDirectedProducts = [
  {
    note: 'कंपनियाँ आप चुनते हैं',
    title: 'शेयर ट्रेडिंग',
    text: 'लिस्टेड कंपनियों के शेयर, जो स्टॉक एक्सचेंज पर ख़रीदे और बेचे जाते हैं।',
  },
  {
    note: 'ब्याज दर शुरू में ही तय',
    title: 'फ़िक्स्ड डिपॉज़िट',
    text: 'बैंक में या रेटिंग वाली कंपनी में। ब्याज दर और पेनल्टी की तुलना हम करते हैं।',
  },
  {
    note: 'ख़रीदने और रखने के लिए',
    title: 'ट्रेडिंग खाते',
    text: 'ट्रेडिंग खाते से आपके ऑर्डर जाते हैं, डीमैट खाते में आपके शेयर रहते हैं। IPO, बॉन्ड और डिबेंचर के लिए भी यही खाते काम आते हैं।',
  },
];

const whenNeeded = [
  { title: 'जो पैसा जल्दी चाहिए', text: 'डिपॉज़िट और डेट फ़ंड' },
  { title: 'जो पैसा सालों बाद चाहिए', text: 'इक्विटी फ़ंड, शेयर और PMS' },
  { title: 'जो पैसा लॉक रह सकता है', text: 'AIF' },
];

/** From low to high volatility: behaviour of each product, and when it fits. */
const volatility = [
  {
    name: 'फ़िक्स्ड डिपॉज़िट',
    swing: { swing: 0, waves: 1 },
    way: 'कम: दर पहले से तय',
    when: 'जब पता हो कि पैसा कब चाहिए',
    mind: 'ब्याज पर टैक्स, समय से पहले निकासी',
  },
  {
    name: 'म्यूचुअल फ़ंड',
    swing: { swing: 4, waves: 3 },
    way: 'मध्यम: पैसा कई जगह लगता है',
    when: 'जब आप हर महीने बचत करते हों',
    mind: 'एक्सपेंस रेशियो, एग्ज़िट लोड',
  },
  {
    name: 'PMS',
    swing: { swing: 8, waves: 4 },
    way: 'मध्यम से ज़्यादा: आपके लिए चुना गया पोर्टफ़ोलियो',
    when: 'जब मैनेजर भी चाहिए और निवेश अपने नाम पर भी',
    mind: 'मुनाफ़े पर फ़ीस, हर सौदे पर टैक्स',
  },
  {
    name: 'शेयर ट्रेडिंग',
    swing: { swing: 13, waves: 7 },
    way: 'ज़्यादा: शेयर, रोज़ का उतार-चढ़ाव',
    when: 'जब कंपनियों पर नज़र रखने का समय हो',
    mind: 'उधार का पैसा, जो नुकसान बढ़ा देता है',
  },
  {
    name: 'AIF',
    swing: { swing: 15, waves: 2, seldomSeen: true },
    way: 'ज़्यादा, कई साल तक: पैसा अक्सर लॉक',
    when: 'जब फ़ंड की पूरी अवधि तक रुक सकें',
    mind: 'लॉक-इन, यूनिट की कीमत कैसे निकलती है',
  },
  {
    name: 'ट्रेडिंग खाते',
    way: 'इस पर निर्भर कि आप क्या ख़रीदते हैं',
    when: 'जब शेयर, बॉन्ड या ETF ख़रीदने हों',
    mind: 'ब्रोकरेज, डीमैट शुल्क, नॉमिनी',
  },
];

const { role }: LegalDetails = legalDetails;

/** Before buying, then after. */
const advantages = [
  {
    title: 'पहले लक्ष्य, फिर प्रोडक्ट',
    text: 'घर, पढ़ाई, पेंशन: हर लक्ष्य की एक तारीख़ होती है।',
  },
  {
    title: 'सारे ख़र्च सामने',
    text: 'पैसा लगाते समय, निकालते समय और हर साल का ख़र्च, आपके चुनने से पहले।',
  },
  {
    title: 'टैक्स पहले ही समझें',
    text: 'टैक्स इस पर निर्भर है कि निवेश कितने समय तक रखा और किसके नाम पर।',
  },
  {
    title: 'दोहराव पकड़ते हैं',
    text: 'दो फ़ंड में एक ही शेयर हों, तो हम आपको दिखाते हैं।',
  },
  {
    title: 'स्टेटमेंट समझाते हैं',
    text: 'हम आपके स्टेटमेंट आपके साथ बैठकर पढ़ते हैं।',
  },
  {
    title: 'लोन का भी हिसाब',
    text: 'हो सकता है कि महँगा लोन चुका देना ही बेहतर हो।',
  },
];

const features = [
  {
    title: 'सारे निवेश, एक स्टेटमेंट',
    text: 'सारे निवेश, ख़ाली पड़ा पैसा, और कहाँ नॉमिनी नहीं है।',
  },
  {
    title: 'लक्ष्य और SIP ट्रैकर',
    text: 'हर लक्ष्य के लिए जमा बचत, और अगली किस्तें।',
  },
  {
    title: 'कैश-फ़्लो कैलेंडर',
    text: 'पूरे होने वाले डिपॉज़िट, प्रीमियम और EMI।',
  },
  {
    title: 'पूरे परिवार का हिसाब',
    text: 'परिवार के सभी लोगों के खाते और नॉमिनी।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="म्यूचुअल फ़ंड, PMS, AIF, शेयर और डिपॉज़िट से घर, पढ़ाई या पेंशन की तैयारी करें। बात करने के लिए एक ही व्यक्ति, और सारे ख़र्च आपके चुनने से पहले सामने।">
        <Link to="/appointment?about=Wealth%20Management" variant="button">
          पोर्टफ़ोलियो की जाँच कराएँ
        </Link>
        <Link to="#products" variant="second">
          निवेश के प्रोडक्ट देखें
        </Link>
      </PageBanner>
      <PageSection
        id="products"
        head={{
          note: 'प्रोडक्ट',
          title: 'हम किन चीज़ों में निवेश कराते हैं',
        }}
      >
        <GroupedRows
          groups={[
            { note: 'कोई आपके लिए सँभाले', title: 'निवेश मैनेजर करता है', rows: managedProducts },
            { note: 'सब आपके हाथ में', title: 'फ़ैसला आप करते हैं', rows: selfDirectedProducts },
          ]}
        />
        <Notice>
          <p>{mutualFundRisk}</p>
          <p>PMS, AIF, शेयर और कंपनियों के डिपॉज़िट में भी पैसा घट सकता है।</p>
        </Notice>
      </PageSection>
      <MissionStatement
        title="आपके सारे निवेश, एक योजना में"
        statement="आपके पास जो है और आपको जो चुकाना है, वह सब हम एक पन्ने पर लिखते हैं और इस हिसाब से लगाते हैं कि पैसा कब चाहिए।"
        points={whenNeeded}
        rosette="wealth"
      >
        <Prose>
          <p>
            पहले हमारी <Link to="/services/ourInsuranceServices">बीमा सेवाओं</Link> से परिवार की सुरक्षा पक्की करें।
            निवेश के लिए फ़्लैट ख़रीद रहे हैं? <Link to="/services/realState">रियल एस्टेट की सलाह</Link> देखें। विदेश में रहते
            हैं? <Link to="/nri">NRI गाइड</Link> से शुरू करें।
          </p>
        </Prose>
      </MissionStatement>
      <PageSection
        head={{
          note: 'टेक्नोलॉजी',
          title: 'पूरा पोर्टफ़ोलियो एक स्क्रीन पर',
          intro: 'आपके निवेश आपके ही नाम पर रहते हैं। वे सब आपको एक ही योजना में दिखते हैं।',
        }}
      >
        <Checklist
          columns={3}
          items={[
            'फ़ंड, शेयर, डिपॉज़िट और PMS का एक ही डैशबोर्ड',
            'KYC और खाता खोलना ऑनलाइन',
            'शाखा गए बिना निवेश, स्विच और निकासी',
            'SIP की तारीख़ और पूरे होते डिपॉज़िट के रिमाइंडर',
            'आपके अकाउंटेंट के लिए कैपिटल गेन और ब्याज के स्टेटमेंट',
            'परिवार में कौन क्या देखे, यह आप तय करते हैं',
          ]}
        />
      </PageSection>
      <FigureSpread
        action
        figure={{ value: '24/7', label: 'पोर्टफ़ोलियो देखने की सुविधा' }}
        items={[figures.assets, figures.investors, figures.returns]}
      >
        AUM यानी हमारे ज़रिए लगे ग्राहकों के निवेश की कुल कीमत। पिछला प्रदर्शन आगे के रिटर्न की गारंटी नहीं है।
      </FigureSpread>
      <PageSection
        ground="card"
        head={{
          note: 'फ़ायदे',
          title: 'हमारे ज़रिए निवेश क्यों करें',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <h3>निवेश से पहले</h3>
            <TextRows level={4} rows={advantages.slice(0, 3)} />
          </Prose>
          <Prose>
            <h3>निवेश के दौरान</h3>
            <TextRows level={4} rows={advantages.slice(3)} />
          </Prose>
        </SideBySide>
      </PageSection>
      <Steps title="बड़े पोर्टफ़ोलियो और परिवारों के लिए" steps={features} />
      <PageSection
        ground="muted"
        head={{
          note: 'एक नज़र में',
          title: 'निवेश के प्रोडक्ट की तुलना',
        }}
      >
        <DataTable
          caption="निवेश के प्रोडक्ट की तुलना"
          columns={['प्रोडक्ट', 'जोखिम', 'कब सही', 'ख़रीदने से पहले देखें']}
          amount={false}
          rows={volatility.map(({ name, swing, way, when, mind }) => [
            name,
            swing ? (
              <CalmToRough key={name} {...swing}>
                {way}
              </CalmToRough>
            ) : (
              way
            ),
            when,
            mind,
          ])}
          note="यह सिर्फ़ समझाने के लिए है, बाज़ार का डेटा नहीं।"
        />
        <SideBySide>
          <Notice title="जोखिम">
            <p>
              सिक्योरिटीज़ में हर निवेश पर बाज़ार का जोखिम होता है। इस पेज की कोई बात किसी प्रोडक्ट को ख़रीदने की सिफ़ारिश
              नहीं है।
            </p>
          </Notice>
          <Prose>
            {role && <p>{roles[role]}</p>}
            <Registrations show={['arn', 'sebi']} />
            <p>
              शुरू करने के लिए <Link to="/papers">ज़रूरी दस्तावेज़</Link> देखें।
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <Enquiry
        form={wealth}
        title="पोर्टफ़ोलियो की जाँच कराएँ"
        intro="बताएँ कि लक्ष्य क्या है, रकम कितनी है और पैसा कब चाहिए।"
        rosette="wealth"
        action={{
          label: 'पोर्टफ़ोलियो मीटिंग बुक करें',
          to: '/appointment?about=Wealth%20Management',
        }}
      />
    </>
  );
}
