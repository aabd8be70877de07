import { Checklist } from '../../sections/checklist.tsx';
import { mutualFundRisk } from '../../messages/legal.ts';
import { Link, linkClass } from '../../components/link.tsx';
import { RegistrationTable } from '../../sections/registrations.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { MailLink } from '../../components/contact-list.tsx';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { grievanceResponseTimes, registrationLines, roles } from '../../site/registrations.ts';
import type { Registration } from '../../site/registrations.ts';
import { legalDetails } from '../../site/legal-details.ts';
import type { LegalDetails } from '../../site/firm-schema.ts';
import { sample } from '../../site/sample.ts';

const { role, grievances }: LegalDetails = legalDetails;
const registrations = registrationLines(legalDetails);
const responseTimes = grievances && grievanceResponseTimes(grievances);
/** Returns words about complaints against the firm, only if the firm is registered with the regulator. */
const ifRegistered = (by: Registration, words: string) =>
  registrationLines(legalDetails, [by]).length > 0 ? words : '';

const governingLaw = sample(
  'इस वेबसाइट के इस्तेमाल पर भारत का क़ानून लागू होता है।',
  'terms of use: the law that applies, and the courts if the firm names them',
);

const complaintOffices = [
  [
    'बैंक या फ़ाइनेंस कंपनी',
    'उसने 30 दिन में जवाब नहीं दिया, या जवाब से आप संतुष्ट नहीं हैं',
    <NewTabLink key="1" href="https://cms.rbi.org.in" variant="text">
      रिज़र्व बैंक के लोकपाल
    </NewTabLink>,
  ],
  [
    'होम लोन देने वाली कंपनी (हाउसिंग फ़ाइनेंस)',
    'उसने एक महीने में जवाब नहीं दिया, या जवाब से आप संतुष्ट नहीं हैं',
    <NewTabLink key="nhb" href="https://grids.nhbonline.org.in" variant="text">
      नेशनल हाउसिंग बैंक (NHB)
    </NewTabLink>,
  ],
  [
    `फ़ंड हाउस, ब्रोकर, पोर्टफ़ोलियो मैनेजर${ifRegistered('sebi', ', या निवेश में हमारी')}`,
    'पहले आप वहाँ शिकायत कर चुके हैं। फिर SCORES पर जवाब देने के लिए उसके पास 21 दिन हैं',
    <NewTabLink key="2" href="https://scores.sebi.gov.in" variant="text">
      SCORES, SEBI की शिकायत वेबसाइट
    </NewTabLink>,
  ],
  [
    `बीमा कंपनी${ifRegistered('irdai', ', या बीमा में हमारी')}`,
    'बीमा कंपनी ने मना किया, एक महीने में जवाब नहीं दिया, या जवाब से आप संतुष्ट नहीं हैं',
    <NewTabLink key="3" href="https://www.cioins.co.in" variant="text">
      बीमा लोकपाल
    </NewTabLink>,
  ],
  ['बिल्डर या प्रॉपर्टी एजेंट', 'प्रोजेक्ट या एजेंट RERA के नियम तोड़ता है', 'राज्य की RERA अथॉरिटी'],
  [
    'कोई भी सेवा, हमारी भी',
    'ग्राहक के तौर पर आपके क्या अधिकार हैं, इस पर सलाह चाहिए',
    <NewTabLink key="5" href="https://consumerhelpline.gov.in" variant="text">
      राष्ट्रीय उपभोक्ता हेल्पलाइन
    </NewTabLink>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner intro="यह साइट कैसे इस्तेमाल करें, हमें पैसे कौन देता है, कर्ज़ देने वाले को आपको क्या दिखाना ज़रूरी है, और शिकायत कहाँ करें।">
        <Link to="#complaints" variant="second">
          शिकायत कहाँ करें
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'यह वेबसाइट',
          title: 'इस्तेमाल की शर्तें',
          intro: 'यह वेबसाइट सिर्फ़ जानकारी के लिए है। इस पर लिखी कोई बात करार नहीं है।',
        }}
      >
        <Checklist
          numbered
          items={[
            'यहाँ कुछ भी न ऑफ़र है, न ख़रीदने या बेचने की सिफ़ारिश, न क़ानून या टैक्स की सलाह। मान्य वही है, जो कर्ज़ देने वाला, बीमा कंपनी या बेचने वाला आपको लिखकर दे।',
            'दरें, लिमिट और समय सिर्फ़ उदाहरण हैं, या बताते हैं कि कहाँ से कहाँ तक हो सकते हैं। ये आपके केस पर निर्भर हैं और बदलते रहते हैं: अभी के आँकड़े हमसे पूछें।',
            'पूछताछ मुफ़्त है और इससे आप पर कोई बंधन नहीं। काम शुरू करने से पहले हम अपनी फ़ीस लिखकर बता देते हैं।',
            'हम जिन वेबसाइटों के लिंक देते हैं, उनकी अपनी शर्तें हैं।',
            governingLaw,
          ]}
        />
        <p>
          आपके डेटा का हम क्या करते हैं: <Link to="/privacy">प्राइवेसी</Link>।
        </p>
        <p>यह पेज अंग्रेज़ी पेज का अनुवाद है। दोनों में फ़र्क हो तो अंग्रेज़ी पेज माना जाएगा।</p>
        <Notice title="प्रोडक्ट के जोखिम">
          {mutualFundRisk} सिक्योरिटीज़ (जैसे शेयर और बॉन्ड) में निवेश बाज़ार जोखिमों के अधीन है। बीमा आग्रह की विषयवस्तु है।
        </Notice>
      </PageSection>
      {(role || registrations.length > 0) && (
        <PageSection
          ground="muted"
          head={{ title: 'हमारे रजिस्ट्रेशन, और हमें पैसे कौन देता है', layout: 'stacked' }}
          figure={
            registrations.length > 0 && (
              <RegistrationTable caption="फ़र्म के रजिस्ट्रेशन" columns={['रजिस्ट्रेशन', 'नंबर']} />
            )
          }
        >
          {role && <p>{roles[role]}</p>}
          <Notice>
            पैसे देने से पहले हर नंबर उस अथॉरिटी के रजिस्टर में जाँच लें। रजिस्ट्रेशन होने से नतीजे या रिटर्न की गारंटी नहीं मिलती।
          </Notice>
        </PageSection>
      )}
      <PageSection
        id="before-you-borrow"
        head={{
          note: 'लोन',
          title: 'लोन से पहले: KFS (की-फ़ैक्ट्स स्टेटमेंट)',
          intro: 'हम लोन नहीं देते। आपके प्रति कुछ ज़िम्मेदारियाँ आपके बैंक या फ़ाइनेंस कंपनी की हैं।',
        }}
        figure={
          <WorkedExample
            serial="उदाहरण"
            title="लोन की मुख्य बातें"
            text="कर्ज़ देने वाले के KFS में और लाइनें होती हैं।"
            rosette="loans"
            rows={[
              { label: 'लोन की रकम', amount: '₹10,00,000' },
              { label: 'सालाना ब्याज दर', amount: '10.5%' },
              { label: 'प्रोसेसिंग और दूसरी फ़ीस', amount: '₹10,000' },
              { label: 'EMI, 120 महीने तक', amount: '₹13,494' },
              { label: 'सालाना प्रतिशत दर (APR)', amount: '10.74%', highlight: true },
            ]}
          />
        }
      >
        <p>
          रिटेल लोन में, और MSME के टर्म लोन में, कर्ज़ देने वाले को साइन कराने से पहले आपको KFS (की-फ़ैक्ट्स स्टेटमेंट, यानी मुख्य तथ्य
          विवरण) देना होता है। उसमें सालाना प्रतिशत दर (APR) लिखी होती है: सभी शुल्क जोड़कर लोन की साल भर की लागत। दो
          ऑफ़र की तुलना सिर्फ़ ब्याज दर से नहीं, APR से करें। हिसाब के लिए{' '}
          <Link to="/calculators#calculator-loan">EMI कैलकुलेटर</Link> देखें।
        </p>
        <p>
          जो शुल्क KFS में नहीं है, वह बाद में आपकी सहमति के बिना नहीं जोड़ा जा सकता। KFS उस भाषा में माँगें जो आप पढ़ते हैं, और
          पूछें कि ऑफ़र कब तक मान्य है।
        </p>
        <p>
          ऑनलाइन कराए गए लोन में कर्ज़ देने वाला पैसे सीधे आपके खाते में भेजता है, या लोन किसी ख़रीद के लिए हो तो सीधे बेचने वाले
          को। आप कर्ज़ देने वाले को ही चुकाते हैं। पैसे हमारे खाते से होकर नहीं जाते। लोन की रकम: देखें{' '}
          <Link to="/services/loanForEveryIndian">हर भारतीय के लिए लोन</Link>।
        </p>
      </PageSection>
      <FigureSpread
        figure={{ value: '10.74', unit: '%', label: 'सालाना लागत (APR), उदाहरण के लोन की, फ़ीस जोड़कर' }}
        items={[
          { value: '10.5', unit: '%', label: 'सालाना ब्याज दर' },
          { value: '₹10,000', label: 'प्रोसेसिंग और दूसरी फ़ीस' },
          { value: '120', unit: 'महीने', label: 'में ₹10,00,000 चुकाने पर' },
        ]}
      />
      <PageSection
        id="complaints"
        ground="card"
        head={{
          title: 'शिकायत कहाँ करें',
          intro: 'पहले उसी कंपनी को लिखकर शिकायत करें, और उसका जवाब सँभालकर रखें।',
        }}
      >
        {grievances?.name && grievances.email && (
          <p>
            <strong>हमारे बारे में शिकायत:</strong> {grievances.name}, शिकायत अधिकारी,{' '}
            <MailLink to={grievances.email} link={linkClass.text} />।
            {responseTimes && ` आपको ${responseTimes} मिलता है।`}
          </p>
        )}
        <DataTable
          caption="इसके बाद शिकायत कहाँ करें"
          columns={['किसकी', 'कब', 'कहाँ']}
          rows={complaintOffices}
          amount={false}
          sideBySide={false}
          note="रिज़र्व बैंक के लोकपाल हर फ़ाइनेंस कंपनी की शिकायत नहीं सुनते; किन कंपनियों की सुनते हैं, उनकी सूची उसी वेबसाइट पर है।"
        />
      </PageSection>
    </>
  );
}
