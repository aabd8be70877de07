import { VideoLink } from '../../components/video-link.tsx';
import { heroSlides } from '../../content/hero-slides.ts';
import { projects } from '../../content/projects.ts';
import { serviceBoxes } from '../../content/service-boxes.ts';
import { serviceCards } from '../../content/service-cards.ts';
import { testimonials } from '../../content/testimonials.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { CardCarousel } from '../../sections/card-carousel.tsx';
import { EnquiryTabs } from '../../sections/enquiry-tabs.tsx';
import { FirmIntro } from '../../sections/firm-intro.tsx';
import { GuideLinks } from '../../sections/guide-links.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { Projects } from '../../sections/projects.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { Steps } from '../../sections/steps.tsx';
import { Testimonials } from '../../sections/testimonials.tsx';
import { figures } from '../../site/figures.ts';
import { firm } from '../../site/firm.ts';

export function Screen() {
  return (
    <>
      <Hero
        title="वित्तीय सलाह और फ़िनटेक कंसल्टिंग"
        label="हम क्या करते हैं"
        slides={heroSlides}
        actions={[
          { label: 'शुरू करें', to: '/contact' },
          { label: 'हमारी सेवाएँ', to: '/services/fund-raising' },
        ]}
        boxesTitle="आपको किस काम में मदद चाहिए?"
        boxes={serviceBoxes}
        play={<VideoLink title="हम कैसे काम करते हैं, चार कदमों में" film={firm.video} />}
      />
      <FirmIntro
        note="हमारी फ़र्म"
        title="लोन, फ़ंड, बीमा और निवेश में मदद"
        intro="नोएडा की फ़र्म, जो MSME, बड़ी कंपनियों, स्टार्टअप, परिवारों, NRI और विदेशी कंपनियों के लिए काम करती है।"
        counters={[figures.projects, figures.years, figures.reviews]}
        checklist={[
          'फ़ंड जुटाना और इन्वेस्टमेंट बैंकिंग',
          'कर्ज़ का पुनर्गठन और क्रेडिट रेटिंग',
          'वर्किंग कैपिटल और बिल डिस्काउंटिंग',
          'होम, कार और पर्सनल लोन',
          'बीमा, वेल्थ और रियल एस्टेट',
          'टेक सेवाएँ और डिजिटल मार्केटिंग',
        ]}
        action={{ label: 'हमारे बारे में और जानें', to: '/about' }}
        rosette="corporate-consultancy"
        motto="सब कुछ एक ही छत के नीचे।"
      />
      <CardCarousel label="सेवाएँ" title="कारोबार और परिवार के लिए हमारी सेवाएँ" cards={serviceCards} />
      <CallToAction
        title="समझ नहीं आ रहा, लोन, लिमिट या पॉलिसी कौन-सी लें?"
        text="15 मिनट की मुफ़्त पहली कॉल में सीनियर बैंकर से पूछें।"
        action={{
          label: 'मुफ़्त पहली कॉल बुक करें',
          to: '/appointment?about=Banking%20Domain%20Expert%20Consultancy',
        }}
        rosette="wealth"
      />
      <GuideLinks />
      <Reasons
        title="ग्राहक हमें क्यों चुनते हैं"
        reasons={[
          {
            title: 'काम कब तक होगा, पहले से पता',
            text: 'आपके अपने बैंक से नई शर्तें।',
            value: '15–30',
            measure: 'कामकाजी दिन में आम तौर पर कर्ज़ का पुनर्गठन हो जाता है',
          },
          {
            title: 'निर्यात के बिल का पैसा जल्दी',
            text: 'ख़रीदार के भुगतान से पहले।',
            value: '70–90%',
            measure: 'निर्यात बिल का पैसा, 1–3 दिन में',
          },
          {
            title: 'एडवांस में कुछ नहीं देना',
            text: 'पैसे तभी दें, जब नई शर्तें लागू हो जाएँ।',
            value: '₹0',
            measure: 'एडवांस शुल्क, कर्ज़ के पुनर्गठन में',
          },
          {
            title: 'लोन की फ़ाइल, पूरी तैयारी के साथ',
            text: 'कर्ज़ देने वाले से पहले हम उसे जाँचते हैं।',
            value: '96%',
            measure: 'लोन मंज़ूर हुए',
            source: figures.approval.source,
          },
        ]}
        action={{ label: 'देखें, पुनर्गठन कैसे होता है', to: '/services/investment-banking' }}
      />
      <Projects note="प्रोजेक्ट" title="बीमा के नमूना प्रोजेक्ट" projects={projects} />
      <Steps
        title="हम कैसे काम करते हैं"
        steps={[
          {
            title: 'ज़रूरत समझना',
            text: 'आप बताएँ कि कितनी रकम चाहिए और किसलिए।',
          },
          {
            title: 'सलाह का समय तय करना',
            text: 'हम कॉल करके समय तय करते हैं और दस्तावेज़ों की सूची देते हैं।',
          },
          {
            title: 'आपके हिसाब से हल',
            text: 'सारे ख़र्च के साथ लिखित प्रस्ताव।',
          },
          {
            title: 'काम करवाना और साथ देना',
            text: 'बैंक या बीमा कंपनी से बात हम करते रहते हैं।',
          },
        ]}
      />
      <EnquiryTabs
        note="पूछताछ"
        title="बताएँ, आपको क्या चाहिए"
        intro="बस तीन बातें भर दें। हम कॉल करेंगे या लिखकर जवाब देंगे।"
      />
      <Testimonials label="ग्राहक" title="हमारे ग्राहक क्या कहते हैं" testimonials={testimonials} />
      <Newsletter />
    </>
  );
}
