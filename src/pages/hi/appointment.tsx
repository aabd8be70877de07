import { Link } from '../../components/link.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { team } from '../../content/team.ts';
import { FilmBox } from '../../sections/film-box.tsx';
import { FounderIntro } from '../../sections/founder-intro.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { QuoteForm } from '../../sections/quote-form.tsx';
import { TeamSlider } from '../../sections/team-slider.tsx';
import { firm } from '../../site/firm.ts';
import { hoursText } from '../../site/hours-text.ts';
import { shownHours } from '../../site/shown-hours.ts';

export function Screen() {
  return (
    <>
      <PageBanner intro="अपने लोन, बीमा, निवेश या कारोबार के बारे में विशेषज्ञ से बात करें। पूछताछ, 15 मिनट की पहली कॉल, और कर्ज़ के पुनर्गठन या प्रॉपर्टी पर पहली सलाह मुफ़्त है। बाकी हर काम की फ़ीस हम पहले लिखकर बता देते हैं।">
        <Link to="#quote" variant="button">
          कोटेशन माँगें
        </Link>
        <Link to="/contact" variant="second">
          संपर्क के दूसरे तरीके
        </Link>
      </PageBanner>
      <FounderIntro
        title={`संस्थापक से मिलें: ${firm.founder.name}`}
        intro="बैंकिंग और फ़ाइनेंस का 22+ साल का अनुभव अब आपके काम आएगा।"
        rosette="banking-expert"
      >
        <p>
          बस एक सवाल लेकर आएँ: लिमिट कम पड़ती है, ब्याज दर ज़्यादा है, लोन के लिए मना हो गया, पॉलिसियों की तुलना नहीं हो
          पाती, या भारत में कंपनी खोलनी है। आपको पता चलेगा कि बैंक, बीमा कंपनी या रेटिंग एजेंसी आपके सवाल को किस नज़र से देखती
          है, और आगे क्या करना है।
        </p>
        <p>नीचे विषय चुनें और दो-चार लाइनें लिखें, ताकि संस्थापक की तैयारी पूरी हो, या सही विशेषज्ञ भी साथ हों।</p>
        <p>
          मुफ़्त पहली कॉल के बारे में और पढ़ें:{' '}
          <Link to="/services/bankingDomainExpertConsultency">बैंकिंग विशेषज्ञ से सलाह</Link>। संस्थापक के बारे में:{' '}
          <Link to="/founderprofile">संस्थापक का परिचय</Link>।
        </p>
      </FounderIntro>
      <QuoteForm
        id="quote"
        note="कोटेशन माँगें"
        title="कोटेशन या सलाह माँगें"
        intro="मुफ़्त पहली कॉल चाहिए, तो मैसेज में लिख दें। ऐसे दो समय बताएँ जो आपको ठीक लगें, या हम कॉल करके समय तय कर लेंगे।"
        desk={{
          name: 'सलाह डेस्क पर अपॉइंटमेंट',
          hours: `${hoursText(firm.consultationHours)}। दफ़्तर में कॉल: ${shownHours}।`,
        }}
        prepare={[
          'कितनी रकम चाहिए, लोन की या बीमा कवर की',
          'किसलिए चाहिए, और कब तक',
          'जो लोन और पॉलिसियाँ अभी चल रही हैं',
          'कंपनी हो, तो उसका टर्नओवर और बैंक',
          'खाता, PAN या आधार नंबर न लिखें',
        ]}
        rosette="insurance"
      />
      <FilmBox
        title="हम कैसे काम करते हैं"
        intro="हमारे चार कदम एक छोटी फ़िल्म में। आवाज़ नहीं, कैप्शन हैं।"
        poster="/media/how-we-work.hi.webp"
        play={<VideoLink title="हम कैसे काम करते हैं, चार कदमों में" film={firm.video} />}
        scenes={['ज़रूरत समझना', 'सलाह का समय तय करना', 'आपके हिसाब से हल', 'काम करवाना और साथ देना']}
      />
      <TeamSlider
        label="टीम"
        title="हमारी टीम से मिलें"
        intro="हर काम का अपना विशेषज्ञ है। आप उनसे मिलेंगे, जो आपके जैसे केस देखते हैं।"
        people={team}
      />
      <Newsletter />
    </>
  );
}
