import { creditRating } from '../../../enquiry/forms/balance-sheet.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { RatingScale, ratingScaleFrame } from '../../../sections/drawings/rating-scale.tsx';
import { noWrapRanges } from '../../../components/no-wrap-ranges.ts';
import { Link } from '../../../components/link.tsx';
import { agencies } from '../../../content/agencies.ts';
import { PageSection } from '../../../sections/page-section.tsx';
import { CalculatorSection } from '../../../sections/calculator-section.tsx';
import { Faq } from '../../../sections/faq.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageAction } from '../../../sections/page-action.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { StepsList } from '../../../sections/steps-list.tsx';
import { TagList } from '../../../sections/tag-list.tsx';

const steps = [
  {
    title: 'पड़ताल',
    text: 'हम आपके खाते एनालिस्ट की तरह पढ़ते हैं और बताते हैं कि क्या काम आता है और क्या नुकसान करता है।',
  },
  {
    title: 'सुधार',
    text: 'बकाया रिटर्न भरने, खातों में अटकी रकम की वजह बताने और रिलेटेड पार्टी लोन के कागज़ पूरे करने में हम मदद करते हैं।',
  },
  {
    title: 'एजेंसी चुनना',
    text: 'हम वह एजेंसी सुझाते हैं, जिसका तरीका आपके कारोबार पर ठीक बैठता है।',
  },
  {
    title: 'फ़ाइल पेश करना',
    text: 'हम एक पूरी फ़ाइल बनाते हैं और मैनेजमेंट इंटरव्यू का अभ्यास कराते हैं।',
  },
  {
    title: 'आख़िर तक साथ',
    text: 'हम आपके साथ सवालों के जवाब देते हैं और रेटिंग आपके कर्ज़ देने वाले तक ले जाते हैं।',
  },
];

const process = [
  ['आपकी फ़ाइल की जाँच', 'हम कमियों की सूची बनाते हैं।', 'हम'],
  ['दस्तावेज़ और प्रोजेक्शन', 'कमियाँ पूरी होती हैं और रेटिंग की फ़ाइल बनती है।', 'आप और हम'],
  ['मैंडेट और फ़ाइल जमा', 'आप एजेंसी के मैंडेट पर साइन करते हैं, उसकी फ़ीस देते हैं और फ़ाइल जमा करते हैं।', 'आप'],
  ['जाँच और इंटरव्यू', 'एनालिस्ट मैनेजमेंट से सवाल करते हैं और सबूत माँगते हैं।', 'एजेंसी'],
  ['कमेटी और रेटिंग', 'कमेटी रेटिंग देती है; आप उसे मान सकते हैं या उस पर दोबारा विचार करने को कह सकते हैं।', 'एजेंसी'],
  ['शुरू से रेटिंग तक', 'दस्तावेज़ कम हों, तो समय ज़्यादा लगता है', '4–8 हफ़्ते'],
];

const questions = [
  {
    question: 'क्या कंपनी की रेटिंग और CIBIL स्कोर एक ही हैं?',
    answer:
      'नहीं। स्कोर पुराने लोन के हिसाब से निकलता है। रेटिंग एनालिस्ट की यह राय है कि आने वाले साल कंपनी के लिए कैसे रहेंगे।',
  },
  {
    question: 'क्या आप बता सकते हैं कि हमें कौन-सी रेटिंग मिलेगी?',
    answer: 'नहीं: फ़ैसला एजेंसी की कमेटी करती है। हम बता सकते हैं कि आपका केस किससे मज़बूत होगा।',
  },
  {
    question: 'क्या रेटिंग हमेशा बनी रहती है?',
    answer:
      'एजेंसी उसे बार-बार जाँचती है; रेटिंग बढ़ सकती है, घट सकती है या वापस ली जा सकती है। जो कंपनी आँकड़े भेजना बंद कर दे, एजेंसी उसका नाम सबके सामने छाप सकती है कि वह सहयोग नहीं कर रही (इश्यूअर नॉट कोऑपरेटिंग)।',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="मज़बूत रेटिंग से ब्याज दर 1–2% घट सकती है। हम आपकी कंपनी को 4–8 हफ़्ते में रेटिंग के लिए तैयार करते हैं।">
        <Link to="/appointment?about=Credit%20Rating%20Advisory" variant="button">
          अपने खातों की जाँच कराएँ
        </Link>
        <Link to="#process" variant="second">
          पूरी प्रक्रिया देखें
        </Link>
      </PageBanner>
      <PageSection ground="muted">
        <SideBySide layout="figure">
          <Prose
            title="क्रेडिट रेटिंग क्या है"
            intro="एक सवाल पर एजेंसी की राय: क्या यह कंपनी अपना कर्ज़ पूरा और समय पर चुकाएगी?"
          >
            <p>
              जवाब अक्षरों में मिलता है: सबसे ऊपर AAA, यानी सबसे सुरक्षित, और सबसे नीचे D, यानी डिफ़ॉल्ट। BBB− और उससे ऊपर
              की रेटिंग इन्वेस्टमेंट ग्रेड कहलाती है। बैंक, और बॉन्ड और डिबेंचर के निवेशक, इसी को देखकर मंज़ूरी, गिरवी और ब्याज दर
              तय करते हैं।
            </p>
            <h3>हम किन एजेंसियों के लिए तैयारी कराते हैं</h3>
            <TagList tags={agencies} />
            <p>
              इस पेज पर रेटिंग का मतलब और उसकी तैयारी समझाई गई है। हमारी छह सेवाएँ और एजेंसी के साथ हर कदम:{' '}
              <Link to="/services/creditRatingAdversory">रेटिंग सेवाएँ और प्रक्रिया</Link>।
            </p>
          </Prose>
          <FigureFrame
            {...ratingScaleFrame}
            caption="लंबी अवधि का पैमाना, थोड़े में। पट्टी जितनी लंबी, कर्ज़ उतना सुरक्षित।"
          >
            <RatingScale />
          </FigureFrame>
        </SideBySide>
      </PageSection>
      <FigureSpread
        figure={{ value: 'AAA', label: 'सबसे सुरक्षित; D यानी डिफ़ॉल्ट' }}
        items={[
          { value: '7', label: 'रेटिंग एजेंसियाँ' },
          { value: '4', to: '8', unit: 'हफ़्ते', label: 'पहली जाँच से रेटिंग तक' },
          { value: '1', to: '2', unit: '%', label: 'लोन की दर में फ़र्क' },
        ]}
      />
      <ServiceLayout>
        <Prose
          title="रेटिंग की तैयारी हम कैसे कराते हैं"
          intro="एनालिस्ट जो बात जाँच नहीं पाते, उसके नंबर काट लेते हैं। इसलिए हम सब कुछ पहले तैयार करते हैं।"
        >
          <StepsList steps={steps} />
        </Prose>
      </ServiceLayout>
      <PageSection>
        <Prose id="process" title="4–8 हफ़्ते में रेटिंग की प्रक्रिया">
          <DataTable
            caption="रेटिंग की प्रक्रिया, और हर चरण में काम किसका है"
            columns={['चरण', 'क्या होता है', 'किसका काम']}
            rows={process}
          />
          <p>
            पहले ये जुटाएँ: <Link to="/papers">ज़रूरी दस्तावेज़</Link>।
          </p>
          <PageAction />
        </Prose>
      </PageSection>
      <PageSection ground="card">
        <SideBySide>
          <Prose title="रेटिंग का आपके कर्ज़ पर असर">
            <p>
              {noWrapRanges(
                'रेटिंग मज़बूत है या कमज़ोर, इससे लोन की दर में 1–2% का फ़र्क पड़ता है। अच्छी रेटिंग गिरवी और लिमिट में भी काम आती है।',
              )}
            </p>
            <p>
              एजेंसी की सालाना फ़ीस और हमारी फ़ीस निकालकर बचत कुछ कम रह जाती है। आपका मौजूदा लोन महँगा है, तो देखें:{' '}
              <Link to="/services/investment-banking">कर्ज़ का पुनर्गठन</Link>।
            </p>
            <Notice>
              हम रेटिंग एजेंसी नहीं हैं: एजेंसियाँ अपने तरीके से रेटिंग देती हैं और अपनी फ़ीस लेती हैं। लोन की दर कर्ज़ देने वाला तय
              करता है।
            </Notice>
          </Prose>
          <Faq title="क्रेडिट रेटिंग पर सवाल" items={questions} mode="exclusive" />
        </SideBySide>
      </PageSection>
      <CalculatorSection name="rating" ground="muted" />
      <Enquiry
        form={creditRating}
        title="पूछें, एनालिस्ट आपकी कंपनी को कैसे देखेगा"
        intro="हम बताएँगे कि हमें कौन-से खाते चाहिए और क्या सुधारना है।"
        rosette="credit-rating"
        action={{
          label: 'अपने खातों की जाँच कराएँ',
          to: '/appointment?about=Credit%20Rating%20Advisory',
        }}
      />
    </>
  );
}
