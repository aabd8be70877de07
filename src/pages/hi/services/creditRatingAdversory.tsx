import { ratingProcess } from '../../../enquiry/forms/balance-sheet.ts';
import { Enquiry } from '../../../sections/enquiry.tsx';
import { LakhInCrore, lakhInCroreFrame } from '../../../sections/drawings/lakh-in-crore.tsx';
import { Link } from '../../../components/link.tsx';
import { GroupedRows } from '../../../sections/grouped-rows.tsx';
import { PageSection } from '../../../sections/page-section.tsx';
import { Checklist } from '../../../sections/checklist.tsx';
import { FigureSpread } from '../../../sections/figure-spread.tsx';
import { FigureFrame } from '../../../sections/figure-frame.tsx';
import { DataTable } from '../../../sections/data-table.tsx';
import { Notice } from '../../../sections/notice.tsx';
import { PageAction } from '../../../sections/page-action.tsx';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { Prose } from '../../../sections/prose.tsx';
import { ServiceLayout } from '../../../sections/service-layout.tsx';
import { SideBox } from '../../../sections/side-layout.tsx';
import { SideBySide } from '../../../sections/side-by-side.tsx';
import { Steps } from '../../../sections/steps.tsx';
import { TagList } from '../../../sections/tag-list.tsx';
import { noWrapRanges } from '../../../components/no-wrap-ranges.ts';

/** Six agencies, each with its notation of an A rating. */
const agencies = [
  ['CRISIL', '“CRISIL A”'],
  ['ICRA', '“[ICRA]A”'],
  ['CARE', '“CARE A”'],
  ['India Ratings', '“IND A”'],
  ['Acuite', '“ACUITE A”'],
  ['Brickwork', '“BWR A”'],
];

/** For the rating itself, then for its documents. */
const services = [
  {
    title: 'तैयारी की जाँच',
    text: 'आज आपकी फ़ाइल में एनालिस्ट किस पर सवाल करेगा, और उसे कैसे ठीक करें।',
  },
  {
    title: 'पहली रेटिंग',
    text: 'पहले कभी रेटिंग न हुई हो, तो एजेंसी चुनने से लेकर रेटिंग लेटर तक।',
  },
  {
    title: 'रेटिंग बढ़वाना',
    text: 'आपके आँकड़े सुधरे हैं: हम एजेंसी को दिखाते हैं कि बेहतर रेटिंग क्यों बनती है।',
  },
  {
    title: 'आँकड़े और प्रोजेक्शन',
    text: 'हम खाते समझाते हैं और प्रोजेक्शन बनाते हैं, ठीक वैसे, जैसे एनालिस्ट पढ़ते हैं।',
  },
  {
    title: 'इंटरव्यू की तैयारी',
    text: 'आप और आपके फ़ाइनेंस प्रमुख एनालिस्ट के सवालों का अभ्यास करते हैं।',
  },
  {
    title: 'निगरानी में मदद',
    text: 'स्टेटमेंट समय पर जाते हैं, और कोई रेशियो बिगड़ने लगे, तो हम पहले ही बता देते हैं।',
  },
];

const steps = [
  {
    title: 'पहली सलाह',
    text: 'रेटिंग किसलिए चाहिए, और आप तैयार हैं या नहीं। अपने सबसे नए खाते लाएँ।',
  },
  {
    title: 'दस्तावेज़ों की तैयारी',
    text: 'खाते, मंज़ूरी पत्र, टैक्स रिटर्न, प्रोजेक्शन और मैनेजमेंट का परिचय।',
  },
  {
    title: 'फ़ाइल जमा करना',
    text: 'आप एजेंसी चुनते हैं, उसके मैंडेट पर साइन करते हैं और फ़ाइल जमा करते हैं।',
  },
  {
    title: 'मैनेजमेंट इंटरव्यू',
    text: 'एनालिस्ट आपके मैनेजमेंट से मिलते हैं। हम आपको तैयार करते हैं और बची हुई बातें पूरी कराते हैं।',
  },
  {
    title: 'रेटिंग मिलना',
    text: 'फ़ैसला एजेंसी की कमेटी करती है। उसकी वजहें हम आपके साथ बैठकर पढ़ते हैं।',
  },
  {
    title: 'आगे की निगरानी',
    text: 'एजेंसी रेटिंग को देखती रहती है। उसे बनाए रखने में हम मदद करते हैं।',
  },
];

const reasons = [
  {
    title: 'कर्ज़ देने वाले रेटिंग कैसे काम में लाते हैं, हम जानते हैं',
    text: 'बैंकिंग और फ़ाइनेंस में संस्थापक के 22+ साल के अनुभव से।',
  },
  {
    title: 'आपके लिए सही एजेंसी',
    text: 'हम एक एजेंसी सुझाते हैं और वजह बताते हैं।',
  },
  { title: 'साफ़ जवाब', text: 'अभी सही समय न हो, तो हम साफ़ कह देते हैं, और यह भी कि पहले क्या करें।' },
  {
    title: 'अपने बैंक में रेटिंग का फ़ायदा लें',
    text: 'हम रेटिंग आपके कर्ज़ देने वाले तक ले जाते हैं, जहाँ उससे आपके पैसे बचते हैं।',
  },
];

const industries = [
  'मैन्युफ़ैक्चरिंग',
  'ट्रेडिंग और डिस्ट्रिब्यूशन',
  'इन्फ़्रास्ट्रक्चर और कंस्ट्रक्शन',
  'रियल एस्टेट',
  'NBFC और फ़ाइनेंस कंपनियाँ',
  'हेल्थकेयर',
  'शिक्षा',
  'लॉजिस्टिक्स',
  'होटल और रेस्टोरेंट',
  'IT',
];

const appointment = {
  label: 'तैयारी की जाँच कराएँ',
  to: '/appointment?about=Rating%20Services%20and%20Process',
} as const;

export function Screen() {
  return (
    <>
      <PageBanner
        title="क्रेडिट रेटिंग की सलाह: सेवाएँ और प्रक्रिया"
        intro="दर 1% कम हो, तो ₹1 करोड़ पर साल में ₹1 लाख बचते हैं। हम आपकी कंपनी को पहली रेटिंग या बेहतर रेटिंग तक ले जाते हैं, आम तौर पर 4–8 हफ़्ते में।"
      >
        <Link to={appointment.to} variant="button">
          {appointment.label}
        </Link>
        <Link to="#services" variant="second">
          रेटिंग सेवाएँ देखें
        </Link>
      </PageBanner>
      <PageSection
        ground="card"
        head={{
          note: 'एजेंसियाँ',
          title: 'रेटिंग एजेंसियाँ',
          intro:
            'चुनते आप हैं; हम वह एजेंसी सुझाते हैं, जो आपके कारोबार के लिए सही है। अक्षर सबके एक जैसे हैं, बस हर एजेंसी आगे अपना नाम लगाती है।',
        }}
        figure={
          <DataTable caption="हर एजेंसी A रेटिंग कैसे लिखती है" columns={['एजेंसी', 'लिखती है']} rows={agencies} />
        }
      >
        <h3>क्रेडिट रेटिंग क्यों ज़रूरी है</h3>
        <p>
          ₹100 करोड़ या उससे ज़्यादा का कर्ज़ जनता से लेना हो (पब्लिक इश्यू), तो रेटिंग अनिवार्य है। SEBI इस रकम से छोटे पब्लिक
          इश्यू पर भी रेटिंग माँगता है। बैंक लोन में रेटिंग के दम पर बेहतर दर या ज़्यादा लिमिट माँगी जा सकती है।
        </p>
        <p>
          समय से पहले ली गई रेटिंग नुकसान करती है: वह सबके सामने छपती है, और उसे सुधारने में समय लगता है। इसलिए हम पहले देखते हैं
          कि आपकी कंपनी तैयार है या नहीं।
        </p>
        <p>
          इस पेज पर हमारी सेवाएँ और सारे कदम हैं। रेटिंग क्या है, और हम तैयारी कैसे कराते हैं:{' '}
          <Link to="/services/credit-rating">क्रेडिट रेटिंग की सलाह</Link>।
        </p>
      </PageSection>
      <FigureSpread
        figure={{
          value: '100',
          prefix: '₹',
          unit: 'करोड़',
          label: 'कर्ज़ का पब्लिक इश्यू: रेटिंग अनिवार्य',
        }}
        items={[
          { value: '1', to: '2', unit: '%', label: 'लोन की दर में फ़र्क' },
          { value: '1', prefix: '₹', unit: 'लाख', label: 'साल में बचत, ₹1 करोड़ पर दर 1% कम हो तो' },
          { value: '0.5', to: '1', unit: '%', label: 'डिपॉज़िट पर साल में ज़्यादा ब्याज' },
        ]}
      />
      <PageSection
        id="services"
        ground="muted"
        head={{
          title: 'रेटिंग की सेवाएँ, अलग-अलग या एक साथ',
          intro: 'काम शुरू होने से पहले हम अपनी फ़ीस लिखकर बता देते हैं। एजेंसी अपनी फ़ीस अलग लेती है।',
        }}
      >
        <GroupedRows
          groups={[
            { note: 'जाँच से रेटिंग तक', title: 'रेटिंग पाना', rows: services.slice(0, 3) },
            {
              note: 'रेटिंग के बाद भी',
              title: 'आँकड़े, इंटरव्यू और निगरानी',
              rows: services.slice(3),
            },
          ]}
        />
        <PageAction />
      </PageSection>
      <Steps
        note="कदम-दर-कदम"
        title="रेटिंग की प्रक्रिया, कदम-दर-कदम"
        steps={steps}
        halves={['फ़ाइल जमा होने तक', 'एजेंसी के साथ']}
      />
      <ServiceLayout
        asideName="उद्योग"
        aside={
          <SideBox title="किन उद्योगों की रेटिंग की तैयारी हम कराते हैं">
            <TagList runs tags={industries} />
          </SideBox>
        }
      >
        <Prose title="रेटिंग का लोन पर असर">
          <SideBySide layout="figure">
            <Prose>
              <p>
                ₹1 करोड़ के लोन पर दर 1% कम हो, तो साल में ₹1 लाख बचते हैं। एजेंसी की सालाना फ़ीस और हमारी फ़ीस निकालकर
                बचत कुछ कम रह जाती है। डिपॉज़िट पर बेहतर दर हम अलग से ढूँढ सकते हैं; उससे साल में {noWrapRanges('0.5–1%')}{' '}
                और मिलते हैं।
              </p>
              <p>
                आपके मौजूदा बैंक के साथ नई शर्तें ऐसे तय होती हैं:{' '}
                <Link to="/services/investment-banking">कर्ज़ का पुनर्गठन</Link>।
              </p>
            </Prose>
            <FigureFrame {...lakhInCroreFrame} caption="₹1 करोड़ के लोन पर 1–2% का मतलब।">
              <LakhInCrore />
            </FigureFrame>
          </SideBySide>
        </Prose>
        <Prose title="रेटिंग के लिए हमें क्यों चुनें">
          <Checklist items={reasons} />
          <Notice>हम रेटिंग एजेंसी नहीं हैं। रेटिंग का फ़ैसला एजेंसी करती है, और लोन की शर्तों का फ़ैसला कर्ज़ देने वाला।</Notice>
        </Prose>
      </ServiceLayout>
      <Enquiry
        form={ratingProcess}
        title="जानें, आप रेटिंग के लिए तैयार हैं या नहीं"
        intro="कंपनी और सेवा का नाम बताएँ। हम कॉल करके बताते हैं कि समय सही है या नहीं, और न हो, तो पहले क्या करें।"
        rosette="rating-process"
        action={appointment}
      />
    </>
  );
}
