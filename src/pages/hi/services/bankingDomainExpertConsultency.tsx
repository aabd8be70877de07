import { noWrapRanges } from '../../../components/no-wrap-ranges.ts';
import { bankingExpert } from '../../../enquiry/forms/protection.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { TwoPans } from '../../../sections/drawings/two-pans.tsx';
import { Link } from '../../../components/link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageAction } from '../../../sections/page-action.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { Reasons } from '../../../sections/reasons.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { SideNote } from '../../../sections/side-note.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { Steps } from '../../../sections/steps.tsx';
import { TagList } from '../../../sections/tag-list.tsx';
import { firm } from '../../../site/firm.ts';
import { figures } from '../../../site/figures.ts';

const expertise = [
  'ब्याज का ख़र्च घटाना',
  'लिमिट बढ़वाना',
  'डिपॉज़िट पर रिटर्न',
  'वर्किंग कैपिटल',
  'होम लोन',
  'बैंक लोन का पुनर्गठन',
  { label: 'क्रेडिट रेटिंग', to: '/services/credit-rating' },
  { label: 'कंपनियों के लिए सलाह', to: '/services/FinancialConsultancyforCorporates' },
  '1–3 साल के प्रोजेक्शन',
  'NPA और नियमों का पालन',
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="अपने लोन, लिमिट या डिपॉज़िट के बारे में एक सीनियर बैंकर से पूछें। 15 मिनट की पहली कॉल मुफ़्त है।">
        <Link to="/appointment?about=Banking%20Domain%20Expert%20Consultancy" variant="button">
          मुफ़्त पहली कॉल बुक करें
        </Link>
        <Link to="#services" variant="second">
          विशेषज्ञ के काम देखें
        </Link>
      </PageBanner>
      <PageSection>
        <SideBySide layout="figure">
          <Prose
            title="विशेषज्ञ के बारे में"
            intro={`संस्थापक ${firm.founder.name} को बैंकिंग और फ़ाइनेंस का 22+ साल का अनुभव है, और अब यह अनुभव आपके काम आएगा।`}
          >
            <p>
              हर परिवार और हर फ़र्म ब्याज देती भी है और कमाती भी है, पर दोनों को साथ रखकर शायद ही कोई देखता है। हो सकता
              है कि आप ओवरड्राफ़्ट पर ब्याज दे रहे हों, जबकि उसी बैंक में आपका फ़िक्स्ड डिपॉज़िट उससे कम कमा रहा हो। हो सकता है
              कि आपके होम लोन पर अब भी पुराना, ऊँचा स्प्रेड लगा हो।
            </p>
          </Prose>
          <FigureFrame
            title="आप जो ब्याज देते हैं और जो कमाते हैं"
            description="एक तराज़ू। बायाँ पलड़ा, यानी जो ब्याज आप देते हैं, सिक्कों के ऊँचे ढेर से नीचे झुका है; उसके नीचे का तीर ऊपर जाता है: कम दर, सही लिमिट। दायाँ पलड़ा, यानी जो ब्याज आप कमाते हैं, सिर्फ़ दो सिक्कों के साथ ऊपर है; उसके नीचे का तीर नीचे आता है: ख़ाली पड़ा पैसा, बेहतर जगह।"
            caption="हम दोनों देखते हैं: लोन पर कम ब्याज, और डिपॉज़िट पर बेहतर रिटर्न।"
            viewBox="0 24 320 338"
          >
            <TwoPans />
          </FigureFrame>
          <Prose>
            <p>
              हम एक तरफ़ आपके कर्ज़ की दर, लिमिट और शुल्क रखते हैं, दूसरी तरफ़ आपके जमा पैसे की अवधि और सुरक्षा, और दोनों की
              तुलना करते हैं। फिर बताते हैं कि बैंक से क्या माँगें, और बदले में बैंक क्या चाहेगा।
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <PageSection
        id="services"
        ground="card"
        head={{ note: 'हमारी सेवाएँ', title: 'बैंकिंग विशेषज्ञ आपके लिए क्या करते हैं', layout: 'stacked' }}
      >
        <DataTable
          caption="बैंकिंग विशेषज्ञ की पाँच सेवाएँ"
          amount={false}
          columns={['सेवा', 'हम क्या जाँचते हैं', 'आपको क्या मिलता है']}
          rows={[
            [
              'ब्याज का ख़र्च घटाना',
              'दर, स्प्रेड, रीसेट की तारीख़ें, शुल्क, और वे लोन, जो आपस में जोड़े या दूसरे बैंक में ले जाए जा सकते हैं',
              'बैंक से की जाने वाली माँगों की सूची, सबसे बड़ी बचत पहले',
            ],
            [
              'लिमिट बढ़वाना',
              'टर्नओवर, स्टॉक, ग्राहकों से लेनदारी, गिरवी, और मौजूदा लिमिट का इस्तेमाल',
              'उतनी लिमिट, जितनी आपके आँकड़ों पर बनती है, दस्तावेज़ों के साथ',
            ],
            [
              'डिपॉज़िट पर बेहतर रिटर्न',
              'ख़ाली पड़ा बैलेंस, अवधि, समय से पहले निकासी और टैक्स',
              'ऐसे डिपॉज़िट, जो तभी पूरे हों जब पैसा चाहिए',
            ],
            [
              'बैंक लोन का पुनर्गठन',
              'कई बैंकों के लोन, जिनकी EMI अब आमदनी से मेल नहीं खाती',
              'सबके लिए एक योजना, 1–3 साल के प्रोजेक्शन के साथ',
            ],
            ['आमने-सामने सलाह', 'आपका सवाल: कोई ऑफ़र, कोई इनकार, कोई नोटिस, कोई गारंटी', 'साफ़ जवाब और अगला कदम'],
          ]}
        />
        <p>
          बिज़नेस लोन आपके मौजूदा बैंक में है, तो <Link to="/services/investment-banking">कर्ज़ का पुनर्गठन</Link> देखें। अपनी
          सूची <Link to="/papers">ज़रूरी दस्तावेज़</Link> पेज पर बनाएँ।
        </p>
      </PageSection>
      <FigureSpread
        low
        figure={{ ...figures.years, label: 'साल बैंकिंग और फ़ाइनेंस में' }}
        items={[
          figures.assetBook,
          { value: '15', unit: 'मिनट', label: 'की पहली कॉल, मुफ़्त' },
          { value: '1', to: '3', unit: 'साल', label: 'के प्रोजेक्शन, आपके बैंक के लिए तैयार' },
        ]}
      />
      <ServiceLayout
        asideName="सूचना"
        aside={
          <Notice>
            हम न बैंक हैं, न कर्ज़ देते हैं। दर, लिमिट और मंज़ूरी का फ़ैसला बैंक करता है, और मंज़ूरी का वादा कोई नहीं कर सकता।
          </Notice>
        }
      >
        <Prose
          title="आम लोगों को बैंकिंग विशेषज्ञ क्यों चाहिए"
          intro="बड़ी कंपनियों में पैसे का हिसाब ट्रेज़रर देखता है। जिस परिवार के पास होम लोन और बचत है, उसके सवाल भी वही हैं, पर पूछने के लिए कोई नहीं।"
        >
          <p>
            आपकी शाखा मदद करती है, पर काम बैंक के लिए करती है। आपकी दर इन बातों पर निर्भर है: CIBIL स्कोर, आप कहाँ नौकरी
            करते हैं, गिरवी, और माँगने का तरीका। हम बैंक के शब्दों का मतलब भी समझाते हैं: {noWrapRanges('रेपो-लिंक्ड,')} स्प्रेड,
            रीसेट और फ़ोरक्लोज़र एक बार समझ में आ जाएँ, तो बैंक की चिट्ठियाँ आसान लगती हैं।
          </p>
        </Prose>
        <SideNote title="कॉल किसे बुक करनी चाहिए">
          <Checklist
            items={[
              'होम लोन और बचत वाले परिवार',
              'अपना काम करने वाले और प्रोफ़ेशनल',
              'MSME के मालिक और पार्टनर',
              'NRI, जिनके खाते और लोन भारत में हैं',
              'रिटायर्ड लोग, जिनका गुज़ारा डिपॉज़िट से है',
              'जिसे भी बैंक ने मना किया हो',
            ]}
          />
          <PageAction />
        </SideNote>
      </ServiceLayout>
      <Reasons
        title="हमारी सलाह पर भरोसा क्यों करें"
        reasons={[
          {
            title: 'कॉल में कुछ नहीं बेचते',
            text: '15 मिनट आपके सवाल के लिए हैं। आगे का काम कितने में होगा, यह हम पहले लिखकर बता देते हैं।',
          },
          {
            title: 'आँकड़े जो आप जाँच सकें',
            text: 'हर सुझाव के साथ उसका हिसाब मिलता है, आपके या आपके अकाउंटेंट के लिए।',
          },
          {
            title: 'आपके दस्तावेज़ निजी रहते हैं',
            text: 'PIN, पासवर्ड या OTP न हमें बताएँ, न किसी और को। हमें इनकी ज़रूरत नहीं है।',
          },
        ]}
        after={<TagList title="हम किन बातों में माहिर हैं" level={2} tags={expertise} runs />}
      />
      <Steps
        note="15 मिनट"
        title="मुफ़्त पहली कॉल कैसे होती है"
        steps={[
          {
            title: 'बताएँ कि बात क्या है',
            text: 'दर, लिमिट, बैंक का इनकार, पूरा होने वाला डिपॉज़िट। एक वाक्य काफ़ी है।',
          },
          {
            title: 'जानें कि हम मदद कर सकते हैं या नहीं',
            text: 'कुछ फ़ायदा हो सकता है तो बताते हैं, न हो तो भी बताते हैं।',
          },
          {
            title: 'जानें कि क्या लाना है',
            text: 'मंज़ूरी पत्र, लोन और खाते के स्टेटमेंट, और डिपॉज़िट की सूची।',
          },
        ]}
      />
      <Enquiry
        form={bankingExpert}
        id="contact"
        title="मुफ़्त पहली कॉल के लिए लिखें"
        intro="एक लाइन काफ़ी है। या हमें कॉल करें और बताएँ कि हम आपको कब कॉल करें।"
        rosette="banking-expert"
        ways={{ show: ['hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
