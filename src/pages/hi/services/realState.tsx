import { realEstate } from '../../../enquiry/forms/protection.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { SixChecks } from '../../../sections/drawings/six-checks.tsx';
import { Link } from '../../../components/link.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { TextRows } from '../../../sections/text-rows.tsx';
import { Comparison } from '../../../sections/comparison.tsx';
import { Questions } from '../../../sections/faq.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Plans } from '../../../sections/plans.tsx';
import { Reasons } from '../../../sections/reasons.tsx';
import { Registrations } from '../../../sections/registrations.tsx';
import { StepsList } from '../../../sections/steps-list.tsx';
import { figures } from '../../../site/figures.ts';

const advisory = [
  {
    title: 'रहने के लिए घर',
    text: 'कौन-सा फ़्लैट, किस कीमत पर, और क्या आपका बैंक उसके दस्तावेज़ मान लेगा।',
  },
  {
    title: 'निवेश के लिए प्रॉपर्टी',
    text: 'किराया, रखरखाव, ख़ाली रहने का समय और टैक्स; और वही पैसा कहीं और लगाएँ, तो क्या मिलेगा।',
  },
  {
    title: 'दफ़्तर, दुकान और प्लॉट',
    text: 'लीज़, किरायेदार, आने-जाने का रास्ता, और जगह किस काम के लिए मंज़ूर है।',
  },
  {
    title: 'विदेश से ख़रीदना',
    text: 'NRI के लिए: सही खाता, और मुख़्तारनामा (पावर ऑफ़ अटॉर्नी), जिसमें उतने ही अधिकार हों, जितने ज़रूरी हैं।',
    link: { to: '/nri', label: 'NRI गाइड', about: 'खातों, प्रॉपर्टी और पैसे भेजने के बारे में' },
  },
] as const;

const questions = [
  {
    question: 'बैंक ने होम लोन मंज़ूर कर दिया, तो क्या सलाह फिर भी चाहिए?',
    answer: (
      <p>
        हाँ। बैंक यह देखता है कि प्रॉपर्टी से उसका लोन सुरक्षित रहेगा या नहीं। प्रॉपर्टी की कीमत भी वह अपनी सुरक्षा देखकर लगाता
        है, आपकी नहीं। वह यह नहीं देखता कि कब्ज़ा समय पर मिलेगा या नहीं, और आप उसे दोबारा बेच पाएँगे या नहीं।
      </p>
    ),
  },
  {
    question: 'बुकिंग की रकम देने से पहले क्या जाँचें?',
    answer: (
      <p>
        आपके राज्य की RERA वेबसाइट पर प्रोजेक्ट का रजिस्ट्रेशन, ज़मीन का मालिक कौन है, और फ़ॉर्म में पैसे वापसी के बारे में क्या
        लिखा है। बुकिंग फ़ॉर्म एक करार है: पैसे देने से पहले उसे पढ़ें।
      </p>
    ),
  },
  {
    question: 'कौन-से दस्तावेज़ साथ लाएँ?',
    answer: (
      <p>
        जो भी आपके पास हों। शुरू करने के लिए पता भी काफ़ी है। <Link to="/papers">ज़रूरी दस्तावेज़</Link> देखें।
      </p>
    ),
  },
  {
    question: 'क्या आप लोन का इंतज़ाम भी करते हैं?',
    answer: (
      <p>
        हम तैयारी और आवेदन में आपकी मदद करते हैं; फ़ैसला कर्ज़ देने वाले का होता है, क्योंकि हम ख़ुद कर्ज़ नहीं देते।{' '}
        <Link to="/services/loanForEveryIndian">हर भारतीय के लिए लोन</Link> देखें।
      </p>
    ),
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="फ़्लैट, दुकान या प्लॉट लेते समय, पैसे देने से पहले मालिकाना हक, कीमत और बिल्डर की जाँच करा लें, चाहे आप कहीं भी रहते हों। पहली सलाह मुफ़्त है, और फ़ीस हम लिखकर बताते हैं।">
        <Link to="#consultation" variant="button">
          मुफ़्त सलाह लें
        </Link>
        <Link to="#due-diligence" variant="second">
          छह कदम देखें
        </Link>
      </PageBanner>
      <PageSection
        ground="card"
        head={{
          note: 'हम किसे सलाह देते हैं',
          title: 'प्रॉपर्टी ख़रीदने वालों के लिए सलाह',
          intro: 'ज़्यादातर परिवारों के लिए यह ज़िंदगी की सबसे बड़ी ख़रीदारी होती है।',
        }}
      >
        <TextRows rows={advisory} />
      </PageSection>
      <Reasons
        title="हम अलग कैसे हैं"
        reasons={[
          {
            title: 'हम ख़रीदार के लिए काम करते हैं',
            text: 'कीमत की बात करने से पहले हम मालिकाना हक और मंज़ूरियाँ जाँचते हैं।',
          },
          {
            title: 'बैंक जैसी जाँच',
            text: 'ताकि आख़िरी कदम पर आपका लोन नामंज़ूर न हो।',
            value: '22+ साल',
            measure: 'फ़ाइनेंस में संस्थापक का अनुभव',
            source: figures.years.source,
          },
          {
            title: 'बेचने की योजना पहले',
            text: 'ख़रीदने से पहले हम देखते हैं कि बाद में इसे बेचना या किराये पर देना कितना आसान होगा।',
          },
        ]}
      />
      <PageSection
        ground="muted"
        head={{
          note: 'हम साथ कैसे काम करते हैं',
          title: 'सिर्फ़ सलाह लें, या हमारे ज़रिए ख़रीदें',
          layout: 'wide',
        }}
      >
        <Plans
          plans={[
            {
              name: 'सिर्फ़ सलाह',
              text: 'प्रॉपर्टी आपने ढूँढ ली है। हम उसे जाँचते हैं और सलाह देते हैं; ख़रीदते आप ख़ुद हैं।',
              features: [
                'आपकी प्रॉपर्टी की छह कदमों में जाँच (ड्यू डिलिजेंस)',
                'मिलते-जुलते सौदे देखकर कीमत पर राय',
                'बेचने वाले या बिल्डर से पूछने के सवाल',
                'साइन करने से पहले एग्रीमेंट पर हमारे नोट',
              ],
              action: {
                label: 'यह मॉडल चुनें',
                to: '?about=Advisory%20Model#consultation',
              },
            },
            {
              name: 'हमारे ज़रिए ख़रीद',
              text: 'आप मकसद, बजट और शहर बताते हैं। हम ढूँढते हैं, जाँचते हैं, मोलभाव करते हैं और रजिस्ट्री तक साथ रहते हैं।',
              features: [
                'आपके मकसद के हिसाब से चुनी हुई प्रॉपर्टी की सूची',
                '“सिर्फ़ सलाह” की हर बात',
                'कीमत और भुगतान की किस्तों पर मोलभाव',
                'लोन, रजिस्ट्री और कब्ज़ा लेने में मदद',
              ],
              action: {
                label: 'यह मॉडल चुनें',
                to: '?about=Purchase%20Through%20Us#consultation',
              },
            },
          ]}
        />
        <p>
          RERA में रजिस्टर्ड प्रोजेक्ट की ख़रीद या बिक्री में जो भी मदद करे, उसका एजेंट के तौर पर रजिस्टर्ड होना ज़रूरी है; उसका
          नंबर माँगें।
        </p>
        <Registrations show={['reraAgent']} />
      </PageSection>
      <PageSection
        head={{
          title: 'हमारी सलाह और ब्रोकर में फ़र्क',
          intro:
            'ब्रोकर को आम तौर पर सौदा होने पर पैसे मिलते हैं। “सिर्फ़ सलाह” में आप सलाह के पैसे देते हैं, इसलिए हम यह भी कह सकते हैं कि मत ख़रीदिए।',
        }}
      >
        <Comparison
          caption="हमारी सलाह और आम ब्रोकर के काम की तुलना"
          columns={['सिर्फ़ सलाह', 'आम ब्रोकर']}
          words={{ yes: 'हाँ', no: 'आम तौर पर नहीं' }}
          rows={[
            { label: 'किसके लिए काम', values: ['ख़रीदार के लिए', 'कमीशन देने वाले के लिए'] },
            { label: 'पैसे किस बात के', values: ['सलाह के, जो लिखकर तय होते हैं', 'बिक्री के, कमीशन से'] },
            { label: 'पैसे देने से पहले मालिकाना हक और मंज़ूरियों की जाँच', values: [true, false] },
            { label: 'मिलते-जुलते सौदों से कीमत की तुलना', values: [true, false] },
            { label: 'न ख़रीदने की सलाह भी मिल सकती है', values: [true, false] },
            { label: 'लोन और टैक्स का हिसाब साथ में', values: [true, false] },
            { label: 'जल्दी से कई प्रॉपर्टी दिखाना', values: ['जाँची हुई सूची', true] },
          ]}
        />
      </PageSection>
      <PageSection
        id="due-diligence"
        ground="card"
        head={{ note: 'साइन करने से पहले', title: 'छह कदमों में पूरी जाँच', layout: 'stacked' }}
      >
        <SideBySide layout="figure">
          <Prose>
            <StepsList
              steps={[
                {
                  title: 'मालिकाना हक',
                  text: 'पहले के मालिक, लोन, झगड़े और वारिस। मालिकाना हक की पड़ताल (टाइटल सर्च) वकील करता है।',
                },
                {
                  title: 'मंज़ूरियाँ',
                  text: 'RERA रजिस्ट्रेशन, पास हुआ नक्शा, ज़मीन का इस्तेमाल, कंप्लीशन या ऑक्यूपेंसी सर्टिफ़िकेट।',
                },
                {
                  title: 'बिल्डर',
                  text: 'पहले के प्रोजेक्ट, देरी, शिकायतें, और काम पूरा करने के लिए पैसा।',
                },
                {
                  title: 'जगह',
                  text: 'सड़क, पानी, स्कूल, नौकरियाँ, और बगल में आगे क्या बन सकता है।',
                },
                {
                  title: 'कीमत',
                  text: 'आसपास की रजिस्ट्री के दाम, किराया, कार्पेट एरिया पर लोडिंग, और ऊपर से लगने वाले सारे शुल्क।',
                },
                {
                  title: 'एग्रीमेंट',
                  text: 'भुगतान की किस्तें, देरी पर हर्जाना, स्टाम्प ड्यूटी और आपके लोन की शर्तें।',
                },
              ]}
            />
          </Prose>
          <FigureFrame
            title="छह जाँचों में क्या-क्या देखा जाता है"
            description="सूचना बोर्ड और पेड़ के बीच एक इमारत, जिसके नीचे की ज़मीन भी दिखती है। 1, ज़मीन के नीचे: मालिकाना हक के तीन कागज़, एक मालिक से दूसरे तक जुड़े हुए। 2, गेट पर लगा बोर्ड: मंज़ूरियाँ। 3, ऊपर की अधूरी मंज़िलें और क्रेन: बिल्डर। 4, दाईं ओर की सड़क: जगह। 5, दीवार के साथ लगा नाप: कीमत। 6, दरवाज़ा: वह एग्रीमेंट, जिस पर अंदर जाते समय साइन होते हैं।"
            caption="चित्र के नंबर वही हैं, जो छह कदमों के हैं।"
            viewBox="0 0 320 404"
          >
            <SixChecks />
          </FigureFrame>
        </SideBySide>
        <Notice>
          प्रॉपर्टी की कीमत बढ़ भी सकती है और घट भी सकती है। जाँच से जोखिम घटता है, ख़त्म नहीं होता। मालिकाना हक पर क़ानूनी
          राय वकील देता है।
        </Notice>
      </PageSection>
      <FigureSpread
        low
        figure={{ value: '6', label: 'जाँचें, पैसे देने से पहले' }}
        items={[figures.properties, figures.satisfaction, figures.secured, figures.cities]}
      />
      <PageSection
        head={{
          title: 'ख़रीदने से पहले बेचने का सोचें',
          intro: 'हम आपके विकल्पों की तुलना टैक्स और ख़र्च के साथ करते हैं।',
        }}
      >
        <DataTable
          caption="प्रॉपर्टी से निकलने के चार तरीके"
          amount={false}
          columns={['तरीका', 'कब सही', 'तैयार रखें']}
          rows={[
            [
              'बेचना',
              'जब वह कीमत मिल रही हो, जो आपने सोची थी',
              'साफ़ मालिकाना हक, कोई बकाया नहीं, और मुनाफ़े पर टैक्स का हिसाब',
            ],
            ['रखना और किराये पर देना', 'जब किराये से रखरखाव और EMI निकल आए', 'रजिस्टर्ड लीज़ और जाँचा-परखा किरायेदार'],
            [
              'उस पर लोन लेना',
              'जब पैसा चाहिए, पर बेचना नहीं है',
              'प्रॉपर्टी की वैल्यूएशन, और कर्ज़ देने वाले के लिए मालिकाना हक के कागज़',
            ],
            [
              'परिवार में आगे देना',
              'जब अगली पीढ़ी इसका इस्तेमाल करेगी',
              'वसीयत या गिफ़्ट डीड, और बाकी मालिकों की सहमति',
            ],
          ]}
        />
        <p>
          <Link to="/appointment?about=Real%20Estate%20Advisory" variant="button">
            बाद की योजना बनाएँ
          </Link>
        </p>
      </PageSection>
      <PageSection
        ground="card"
        head={{ note: 'सवाल-जवाब', title: 'प्रॉपर्टी ख़रीदने वालों के सवाल', layout: 'above' }}
      >
        <Questions mode="exclusive" pace="slow" items={questions} />
      </PageSection>
      <Enquiry
        form={realEstate}
        id="consultation"
        title="अपनी प्रॉपर्टी पर मुफ़्त सलाह लें"
        intro="जगह और बजट बताएँ। हम जवाब देंगे; सिर्फ़ सलाह या हमारे ज़रिए ख़रीद, यह आप बाद में चुन सकते हैं।"
        rosette="real-estate"
      />
    </>
  );
}
