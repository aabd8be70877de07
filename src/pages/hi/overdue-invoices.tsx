import { Link } from '../../components/link.tsx';
import { overdueInvoice } from '../../enquiry/forms/capital.ts';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { DemandLetter } from '../../sections/demand-letter.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LatePaymentBand } from '../../sections/late-payment-band.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { PercentRange } from '../../components/percent-range.tsx';
import { firmFees } from '../../site/fees.ts';

const rights = [
  {
    title: 'समय किस दिन से गिना जाता है?',
    text: 'माल मंज़ूर होने के दिन से, यानी डिलीवरी के दिन से। ख़रीदार 15 दिन में लिखकर एतराज़ करे, तो उस दिन से, जब आप उसका एतराज़ दूर कर दें।',
  },
  {
    title: 'कौन-सा बैंक रेट लगता है?',
    text: 'रिज़र्व बैंक का, करार में ब्याज चाहे कुछ भी लिखा हो। कलकत्ता हाई कोर्ट ने 2024 में कहा कि हर महीने ब्याज जुड़ते समय जो बैंक रेट लागू हो, वही गिना जाए।',
  },
  {
    title: 'ख़रीदार को टैक्स में क्या नुकसान होता है?',
    text: 'जो ख़रीदार इस समय के बाद पैसे देता है, वह बिल की रकम उसी टैक्स वर्ष के ख़र्च में दिखा सकता है, जिसमें पैसे दिए। टैक्स रिटर्न भरने से पहले पैसे दे देने से फ़ायदा नहीं होता। (इनकम टैक्स एक्ट, 2025 की धारा 37; मार्च 2026 तक 1961 के एक्ट की धारा 43B(h)।) ब्याज को वह कभी ख़र्च में नहीं दिखा सकता (MSMED एक्ट की धारा 23)।',
  },
  {
    title: 'क्लेम कौन कर सकता है?',
    text: 'सिर्फ़ माइक्रो और छोटे उद्यम, मध्यम उद्यम नहीं। माल देने से पहले उद्यम पोर्टल पर रजिस्टर करें: बाद के रजिस्ट्रेशन पर अदालतों की राय अलग-अलग है। माल ख़रीदकर बेचने वाले पहले वकील से पूछें।',
  },
  {
    title: 'आपका कारोबार माइक्रो है या छोटा?',
    text: 'माइक्रो: प्लांट और मशीनों में ₹2.5 करोड़ तक का निवेश और ₹10 करोड़ तक का टर्नओवर। छोटा: ₹25 करोड़ और ₹100 करोड़ तक। दोनों सीमाओं के अंदर रहना ज़रूरी है; ये 1 अप्रैल 2025 से लागू हैं।',
  },
] as const;

const steps = [
  {
    title: 'दस्तावेज़ जुटाएँ',
    text: 'बिल, परचेज़ ऑर्डर, डिलीवरी का सबूत, लिखी हुई शर्तें और आपका उद्यम सर्टिफ़िकेट।',
  },
  {
    title: 'ख़रीदार को लिखें',
    text: 'ब्याज निकालें और डिमांड लेटर भेजें। उसमें भुगतान की तारीख़ लिखें।',
  },
  {
    title: 'ऑनलाइन क्लेम करें',
    text: 'MSME ODR पोर्टल (odr.msme.gov.in) पर, जिसने 15 अक्टूबर 2025 से नए मामलों के लिए MSME समाधान की जगह ली।',
  },
  {
    title: 'काउंसिल फ़ैसला करती है',
    text: 'आपके राज्य की फ़ैसिलिटेशन काउंसिल पहले समझौता कराने की कोशिश करती है। समझौता न हो, तो आर्बिट्रेशन (पंच का फ़ैसला) होता है। क़ानून में क्लेम के बाद 90 दिन का समय है, पर इससे बहुत ज़्यादा भी लग सकता है।',
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="ख़रीदार ने पैसे नहीं दिए? आप माइक्रो या छोटे उद्यम हैं, तो क़ानून आपको ब्याज दिलाता है। ब्याज निकालें, डिमांड लेटर भेजें और देखें कि क्लेम कैसे करना है।">
        <Link to="#calculator-overdue" variant="button">
          ब्याज निकालें
        </Link>
        <Link to="#enquiry" variant="second">
          हमसे मदद लें
        </Link>
      </PageBanner>
      <CalculatorSection name="overdue" Below={DemandLetter} />
      <LatePaymentBand />
      <PageSection
        id="rights"
        ground="muted"
        head={{
          title: 'क़ानून छोटे सप्लायर को क्या देता है',
          intro: 'MSMED एक्ट, 2006 की धारा 15, 16 और 23 का सार, नवंबर 2026 तक।',
        }}
      >
        <TextRows rows={rights} />
        <Notice title="जानकारी है, क़ानूनी सलाह नहीं">
          आपके मामले में फ़ैसला काउंसिल या अदालत करती है, और वह अधूरे महीने अलग तरह से गिन सकती है। रकम बड़ी हो, तो क्लेम करने
          से पहले वकील से पूछें।
        </Notice>
      </PageSection>
      <Steps id="claim" title="याद दिलाने से क्लेम तक" steps={steps}>
        <p>
          माना हुआ बिल, जिसकी तारीख़ अभी बाकी है, डिस्काउंट हो सकता है: TReDS पर, जहाँ कर्ज़ देने वाले बोली लगाते हैं, या बैंक
          में। देखें: <Link to="/services/billDiscounting">बिल डिस्काउंटिंग</Link>।
        </p>
        <p>
          हमारी फ़ीस: आम तौर पर{' '}
          <PercentRange range={firmFees.overdueInvoice} of="ख़रीदार जितना चुकाए, उसका" before />। काम से पहले
          लिखकर बता देते हैं।
        </p>
      </Steps>
      <Enquiry
        form={overdueInvoice}
        title="अपने बिल के बारे में पूछें"
        intro="हम आपके दस्तावेज़ और लेटर देखते हैं, और बताते हैं कि आप कितना क्लेम कर सकते हैं और कोई कर्ज़ देने वाला उस बिल पर अब भी पैसा दे सकता है या नहीं। पूछताछ मुफ़्त है; काम शुरू करने से पहले हम अपनी फ़ीस लिखकर बता देते हैं। हम वकील नहीं हैं।"
        rosette="bill-discounting"
        action={{ label: 'तय समय पर अपॉइंटमेंट लें', to: '/appointment?about=Bill%20Discounting' }}
      />
    </>
  );
}
