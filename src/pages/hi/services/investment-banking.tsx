import { debtRestructuring } from '../../../enquiry/forms/balance-sheet.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { LoanTerms, loanTermsFrame } from '../../../sections/drawings/loan-terms.tsx';
import { Link } from '../../../components/link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { CalculatorSection } from '../../../sections/calculator-section.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { Reasons } from '../../../sections/reasons.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { WorkedExample } from '../../../sections/worked-example.tsx';
import { StepsList } from '../../../sections/steps-list.tsx';
import { figures } from '../../../site/figures.ts';

const steps = [
  {
    title: 'मौजूदा लोन की जाँच',
    text: 'हम हर लिमिट की दर, गिरवी और शर्तें एक सूची में लिखते हैं।',
  },
  {
    title: 'क्या बेहतर हो सकता है',
    text: 'आपकी आज की बिक्री और रेशियो पर बेहतर शर्तें मिल सकती हैं।',
  },
  {
    title: 'प्रस्ताव तैयार करना',
    text: 'अर्ज़ी, प्रोजेक्शन और दस्तावेज़ एक फ़ाइल में, जैसा बैंक चाहते हैं।',
  },
  {
    title: 'बैंक से बातचीत',
    text: 'हम आपके साथ फ़ाइल पेश करते हैं और सवालों के जवाब देते हैं।',
  },
  {
    title: 'नई शर्तें लागू कराना',
    text: 'हम नई शर्तों वाला मंज़ूरी पत्र जाँचते हैं। हमारी फ़ीस तब देनी होती है, जब नई लिमिट या दर आपके खाते में लागू हो जाए।',
  },
];

const benefits = [
  ['ज़्यादा लिमिट', 'आज की बिक्री के हिसाब से ज़्यादा वर्किंग कैपिटल', '₹1.5 करोड़ से ₹2 करोड़*'],
  ['कम ब्याज', 'बैंक से बातचीत, आपके रिकॉर्ड और रेशियो के दम पर', '13% से 10.25%*'],
  ['टॉप-अप', 'किसी ऑर्डर या सीज़न के लिए और पैसा', '12 महीने*'],
  ['वही बैंक', 'खाता और गिरवी जहाँ हैं, वहीं रहते हैं', 'टेकओवर नहीं'],
  ['तारीख़, जिसके हिसाब से चल सकें', 'काम पूरा होने में आम तौर पर', '15–30 कामकाजी दिन'],
  ['कोई एडवांस शुल्क नहीं', 'फ़ीस तभी, जब नई शर्तें लागू हो जाएँ', '₹0'],
];

const clients = [
  {
    title: 'MSME, जिनकी लिमिट छोटी पड़ गई है',
    text: 'ऑर्डर आ रहे हैं, पर CC या OD लिमिट पूरी लग चुकी है।',
  },
  {
    title: 'पुरानी दर दे रही कंपनियाँ',
    text: 'लोन की दर तब तय हुई थी, जब कारोबार नया था।',
  },
  {
    title: 'सीज़न पर चलने वाले कारोबार',
    text: 'माल बिकने से महीनों पहले ख़रीदना पड़ता है।',
  },
  {
    title: 'कई लोन वाली कंपनियाँ',
    text: 'जिनके सारे लोन कभी एक साथ नहीं देखे गए।',
  },
];

const documents = [
  'हर लोन का मंज़ूरी पत्र',
  'लोन खाते के स्टेटमेंट और चुकाने का रिकॉर्ड',
  'ऑडिट हुए और प्रोविज़नल खाते',
  'GST और इनकम टैक्स रिटर्न',
  'जो-जो गिरवी रखा है, उसकी सूची',
  'मिले हुए ऑर्डर, अगर ज़्यादा लिमिट चाहिए',
];

export function Screen() {
  return (
    <>
      <PageBanner intro="आपके अपने ही बैंक में ज़्यादा लिमिट या कम ब्याज दर, आम तौर पर 15–30 कामकाजी दिन में। फ़ीस आप तभी देते हैं, जब नई शर्तें लागू हो जाएँ।">
        <Link to="/appointment?about=Debt%20Restructuring%20Services" variant="button">
          मुफ़्त सलाह का समय लें
        </Link>
        <Link to="#contact" variant="second">
          संपर्क की जानकारी
        </Link>
      </PageBanner>
      <PageSection
        ground="muted"
        head={{
          note: 'इन्वेस्टमेंट बैंकिंग',
          title: 'कर्ज़ का पुनर्गठन क्या है',
          intro: 'लोन भी आपका वही रहता है और बैंक भी। बदलती है लिमिट, ब्याज दर या दोनों।',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <p>
              कई कंपनियाँ आज भी शुरुआती सालों की ब्याज दर दे रही हैं, जबकि बिक्री बढ़ चुकी है और हर EMI समय पर गई है। जब तक
              कोई पूरी अर्ज़ी न दे, बैंक के पास दर बदलने की कोई वजह नहीं होती। हम वह अर्ज़ी तैयार करते हैं और बैंक का फ़ैसला आने
              तक उसके पीछे लगे रहते हैं।
            </p>
            <p>
              यह सेवा हमारी इन्वेस्टमेंट बैंकिंग का हिस्सा है। इक्विटी या विदेश से फ़ंड के लिए देखें:{' '}
              <Link to="/services/fund-raising">फ़ंड जुटाना</Link>।
            </p>
          </Prose>
          <Notice title="फँसे हुए खातों की राहत से अलग">
            कोई कर्ज़ न चुका पाए, तो उसे मिलने वाली राहत को भी बैंक पुनर्गठन कहते हैं, और वह राहत क्रेडिट रिकॉर्ड में दर्ज हो
            जाती है। हमारी सेवा उन खातों के लिए है जो ठीक चल रहे हैं। EMI बकाया हो या आपको SARFAESI नोटिस मिला हो, तो
            पहले हमें कॉल करें।
          </Notice>
        </SideBySide>
      </PageSection>
      <PageSection
        head={{
          title: 'लोन की बेहतर शर्तों तक पाँच कदम',
        }}
        along
        figure={
          <FigureFrame
            {...loanTermsFrame}
            caption="हर गड्डी यानी ₹50 लाख की लिमिट; रंगी हुई गड्डी जितनी लिमिट बढ़ी है।"
          >
            <LoanTerms />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
      </PageSection>
      <ServiceLayout aside={null}>
        <Prose title="कर्ज़ के पुनर्गठन के फ़ायदे">
          <DataTable
            caption="कर्ज़ के पुनर्गठन के फ़ायदे"
            columns={['फ़ायदा', 'कैसे', 'आँकड़ों में']}
            rows={benefits}
            note="* नीचे के नमूना नतीजों से।"
          />
        </Prose>
      </ServiceLayout>
      <PageSection>
        <Prose title="कर्ज़ का पुनर्गठन किसके लिए है">
          <Checklist items={clients} />
        </Prose>
      </PageSection>
      <FigureSpread
        action
        figure={{ value: '10.25', unit: '%', label: 'ब्याज दर, एक नमूना नतीजे में (पहले: 13%)' }}
        items={[
          { value: '15', to: '30', label: 'कामकाजी दिन में काम पूरा, आम तौर पर' },
          { value: '0', prefix: '₹', label: 'एडवांस शुल्क' },
          {
            value: '2',
            prefix: '₹',
            unit: 'करोड़',
            label: 'नई लिमिट, एक नमूना नतीजे में (पहले: ₹1.5 करोड़)',
          },
        ]}
      />
      <PageSection
        ground="muted"
        head={{
          title: 'उसी बैंक में नमूना नतीजे',
          intro: 'एक साल का ब्याज, जब पूरी लिमिट इस्तेमाल हो; हमारी फ़ीस इसमें नहीं जुड़ी है।',
        }}
      >
        <SideBySide>
          <WorkedExample
            serial="नमूना नतीजा 1"
            title="ज़्यादा लिमिट, कम दर"
            text="लगभग उतने ही ब्याज में एक-तिहाई ज़्यादा वर्किंग कैपिटल।"
            rosette="debt-restructuring"
            rows={[
              { when: 'पहले', label: '₹1.5 करोड़ की लिमिट', amount: '13% पर' },
              { when: 'बाद में', label: '₹2 करोड़ की लिमिट', amount: '10.25% पर', highlight: true },
              { when: 'पहले', label: 'एक साल का ब्याज', amount: '₹19,50,000' },
              { when: 'बाद में', label: 'बढ़ी हुई लिमिट पर ब्याज', amount: '₹20,50,000' },
            ]}
          />
          <WorkedExample
            serial="नमूना नतीजा 2"
            title="कम दर और टॉप-अप"
            text="कम ब्याज, और 12 महीने के लिए और पैसा।"
            rosette="debt-restructuring"
            rows={[
              { when: 'पहले', label: '₹3 करोड़ की लिमिट', amount: '14% पर' },
              {
                when: 'बाद में',
                label: '₹3 करोड़ की लिमिट, 12 महीने के टॉप-अप के साथ',
                amount: '11% पर',
                highlight: true,
              },
              { when: 'पहले', label: 'एक साल का ब्याज', amount: '₹42,00,000' },
              { when: 'बाद में', label: 'टॉप-अप छोड़कर ब्याज', amount: '₹33,00,000' },
            ]}
          />
        </SideBySide>
        <Notice>
          हम ख़ुद कर्ज़ नहीं देते। लिमिट और दर का फ़ैसला आपका बैंक करता है, और नमूना नतीजा मंज़ूरी का वादा नहीं है। अपनी फ़ीस हम
          पहले ही लिखकर बता देते हैं।
        </Notice>
      </PageSection>
      <Reasons
        note="हमारा अनुभव"
        title="हमें क्यों चुनें"
        reasons={[
          {
            title: 'बैंक कैसे तय करते हैं, हम जानते हैं',
            text: 'हम आपका मामला वैसे पढ़ते हैं, जैसे बैंक की क्रेडिट टीम पढ़ेगी।',
            value: '22+ साल',
            measure: 'बैंकिंग में संस्थापक का अनुभव',
            source: figures.years.source,
          },
          {
            title: 'ग्राहक हमारे साथ बने रहते हैं',
            text: 'कारोबार बढ़ता है, तो हम उनके लोन की शर्तें फिर से देखते हैं।',
            value: '94%',
            measure: 'ग्राहक हमारे साथ बने रहे',
            source: figures.retention.source,
          },
          {
            title: 'पूरी फ़ाइल समय बचाती है',
            text: 'बैंक के सवालों के जवाब उसमें पहले से होते हैं।',
          },
        ]}
      />
      <PageSection ground="muted">
        <Prose title="पहली सलाह के लिए दस्तावेज़">
          <Checklist items={documents} columns={3} />
          <p>
            सभी सेवाओं के लिए: <Link to="/papers">ज़रूरी दस्तावेज़</Link>।
          </p>
        </Prose>
      </PageSection>
      <CalculatorSection name="restructuring" />
      <Enquiry
        form={debtRestructuring}
        title="देखें, लोन की शर्तें बेहतर हो सकती हैं या नहीं"
        intro="पहली सलाह मुफ़्त है। हम जवाब देते हैं, आपकी लिमिट और दरें देखते हैं, और बताते हैं कि क्या बेहतर हो सकता है।"
        rosette="debt-restructuring"
        contact={{
          id: 'contact',
          title: 'अपने लोन के बारे में संपर्क करें',
          text: 'बात करना चाहते हैं? हमें कॉल करें।',
          show: ['address', 'hours', 'phone', 'email', 'chat', 'website'],
        }}
      />
    </>
  );
}
