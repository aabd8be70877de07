import { Link } from '../../components/link.tsx';
import { CriteriaLink } from '../../sections/criteria-link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { minimumBrowsers } from '../../site/browsers.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { IllustratedPoints } from '../../sections/illustrated-points.tsx';
import { Prose } from '../../sections/prose.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { SideLayout } from '../../sections/side-layout.tsx';

const browsers = new Intl.ListFormat('hi-IN', { type: 'disjunction' }).format(
  Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`),
);

export function Screen() {
  return (
    <>
      <PageBanner intro="यह वेबसाइट कीबोर्ड, स्क्रीन रीडर, फ़ोन और बड़े अक्षरों के साथ चलती है। आपके लिए कुछ न चले तो हमें बताएँ।" />
      <PageSection
        head={{
          note: 'हम क्या करते हैं',
          title: 'यह वेबसाइट हर कोई कैसे चला सकता है',
          intro: (
            <>
              हमारा लक्ष्य <span lang="en">Web Content Accessibility Guidelines (WCAG) 2.2</span> का स्तर AA है।
            </>
          ),
        }}
      >
        <IllustratedPoints
          points={[
            {
              title: 'सिर्फ़ कीबोर्ड',
              drawing: 'keys',
              text: 'कीबोर्ड से हर चीज़ तक पहुँचकर उसे चला सकते हैं, सही क्रम में, और जहाँ आप हैं वहाँ साफ़ घेरा दिखता है। एक लिंक मेन्यू छोड़कर सीधे मुख्य जानकारी पर ले जाता है।',
            },
            {
              title: 'स्क्रीन रीडर',
              drawing: 'speech',
              text: 'पेज के हिस्से, हेडिंग, सूचियाँ और टेबल स्क्रीन रीडर को सही पता चलते हैं। फ़ॉर्म की गलती उसी ख़ाने के पास और फ़ॉर्म के ऊपर की सूची में समझाई जाती है।',
            },
            {
              title: 'बड़े अक्षर और छोटी स्क्रीन',
              drawing: 'size',
              text: 'पेज 320 पिक्सल की स्क्रीन में भी समा जाते हैं और दोगुने बड़े अक्षरों के साथ भी चलते हैं।',
            },
            {
              title: 'रंग और कंट्रास्ट',
              drawing: 'contrast',
              wide: true,
              text: 'मुख्य टेक्स्ट का कंट्रास्ट कम से कम 7:1 है, बाकी का 4.5:1। कोई बात सिर्फ़ रंग से नहीं बताई जाती। हल्की और गहरी थीम हैं, और आपके सिस्टम के हाई-कंट्रास्ट रंग बने रहते हैं।',
            },
            {
              title: 'हिलती चीज़ें',
              drawing: 'motion',
              wide: true,
              text: 'जो कुछ हिलता है, उसे रोकने का बटन है, और हर पेज का “ऐनिमेशन रोकें” सब कुछ रोक देता है। आपके डिवाइस में कम हलचल की सेटिंग हो तो कुछ नहीं हिलता।',
            },
            {
              title: 'टच',
              drawing: 'touch',
              text: 'बटन और मेन्यू के लिंक कम से कम 44 पिक्सल ऊँचे हैं। कहीं भी स्वाइप करने, खींचने या दो उँगलियाँ लगाने की ज़रूरत नहीं।',
            },
            {
              title: 'धीमा नेटवर्क या JavaScript बंद',
              drawing: 'script',
              text: 'हर पेज JavaScript के बिना पढ़ा जा सकता है, और हर फ़ॉर्म के पास फ़ोन, ईमेल और चैट के लिंक हैं।',
            },
            {
              title: 'सीधे शब्द',
              drawing: 'words',
              text: 'छोटे वाक्य, मुश्किल शब्दों के मतलब, और ऐसे बटन जो बताते हैं कि आगे क्या होगा।',
            },
          ]}
        />
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <SectionHead
            title="हम जाँच कैसे करते हैं"
            intro="वेबसाइट में जब भी बदलाव होता है, जाँच दोबारा होती है, ऑटोमैटिक भी और हाथ से भी।"
            layout="stacked"
          />
          <Prose>
            <p>
              हम तैयार पेज axe-core, IBM Equal Access और Siteimprove Alfa से जाँचते हैं, Chromium, Firefox और WebKit
              में हर मेन्यू, फ़ॉर्म और डायलॉग कीबोर्ड से चलाते हैं, और पेजों को फ़ोन और कंप्यूटर पर, हल्की और गहरी थीम में, बड़े
              अक्षरों के साथ और JavaScript के बिना देखते हैं।
            </p>
            <CriteriaLink />
          </Prose>
        </SideBySide>
      </PageSection>
      <SideLayout
        label="संपर्क"
        side={
          <ContactBlock
            id="report"
            title="कोई परेशानी हो तो बताएँ"
            text="बताएँ कि कौन-सा पेज था, आप क्या करना चाहते थे, और आपका डिवाइस, ब्राउज़र और स्क्रीन रीडर कौन-सा है। हम आपको पेज किसी और रूप में भी भेज सकते हैं, जैसे बड़े अक्षरों में छपा हुआ।"
            show={['phone', 'email', 'chat', 'address', 'hours']}
          />
        }
      >
        <Prose title="कौन-से ब्राउज़र चलते हैं">
          <p>
            यह वेबसाइट {browsers} में, और इनसे नए ब्राउज़रों में चलती है। पुराने ब्राउज़र हर पेज सादे रूप में दिखाते हैं, सारे शब्दों,
            लिंकों और फ़ोन नंबरों के साथ। उनमें मेन्यू, फ़ॉर्म और कैलकुलेटर नहीं चलते।
          </p>
        </Prose>
        <Prose title="जो कमियाँ हमें पता हैं">
          <ul>
            <li>बाहर के किसी विशेषज्ञ ने अभी वेबसाइट का ऑडिट नहीं किया है।</li>
            <li>
              VoiceOver के साथ Safari और NVDA के साथ Firefox को असली डिवाइस पर नहीं जाँचा गया है, और जो लोग रोज़
              स्क्रीन रीडर, मैग्निफ़ायर या आवाज़ से काम करते हैं, उनसे भी वेबसाइट नहीं जँचवाई गई है।
            </li>
            <li>
              पूछताछ WhatsApp से भेजी जाती है, जो हमारा नहीं है। आप चाहें तो कॉल या ईमेल करें: फ़ॉर्म से आप अपना मैसेज कॉपी कर
              सकते हैं।
            </li>
            <li>
              लेख, बीमा प्लान, ब्लॉग और प्रोजेक्ट के पेज सिर्फ़ अंग्रेज़ी में हैं। axe-core, IBM Equal Access और Siteimprove
              Alfa की जाँच और किसी स्क्रीन रीडर की हिंदी आवाज़ के साथ जाँच हिंदी पेजों पर अभी नहीं हुई है।
            </li>
            <li>
              <Link to="/">होम</Link> की फ़िल्म में आवाज़ नहीं है और कैप्शन अंग्रेज़ी में हैं। उसके चारों कदम पेज पर हिंदी में भी लिखे
              हैं।
            </li>
            <li>
              <Link to="/insurenceDetails">बीमा की जानकारी</Link> की PDF और DOCX फ़ाइलें अंग्रेज़ी में हैं और PDF/UA के
              हिसाब से नहीं जाँची गई हैं। पेज पर वही बातें लिखी हैं।
            </li>
            <li>
              खोज के लिए JavaScript चाहिए। उसके बिना हर पेज के नीचे दिए लिंक या <Link to="/search">खोज का पेज</Link>{' '}
              देखें।
            </li>
          </ul>
        </Prose>
      </SideLayout>
    </>
  );
}
