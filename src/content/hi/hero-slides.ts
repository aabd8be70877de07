import type { heroSlides as english } from '../hero-slides.ts';
import { figures } from '../../site/figures.ts';

interface Slide {
  subtitle: string;
  title1: string;
  title2: string;
  description: string;
  rosette: (typeof english)[number]['rosette'];
  figure: { value: number; suffix?: '+'; label: string; source: string };
}

export const heroSlides = [
  {
    subtitle: 'सही रणनीति की सलाह',
    title1: 'लोन की फ़ाइल दुरुस्त करें,',
    title2: 'बैंक के देखने से पहले',
    description:
      'कारोबार के लिए बड़ी लिमिट और कम ब्याज दर। परिवार के लिए होम लोन, बीमा और निवेश। NRI और विदेशी कंपनियों के लिए खाते, प्रॉपर्टी और कंपनी खोलने में मदद।',
    rosette: 'hero-1',
    figure: { value: 22, suffix: '+', label: 'साल का अनुभव', source: figures.years.source },
  },
  {
    subtitle: 'फ़िनटेक सॉल्यूशन',
    title1: 'फ़ाइनेंस और सॉफ़्टवेयर,',
    title2: 'एक ही फ़र्म से',
    description: 'वेबसाइट, ऐप, क्लाउड, CRM और टेस्टिंग, ऐसी टीम से जो लोन का काम समझती है।',
    rosette: 'hero-2',
    figure: { value: 50, suffix: '+', label: 'सफल प्रोजेक्ट', source: figures.projects.source },
  },
  {
    subtitle: 'नियम-क़ानून की समझ',
    title1: 'दस्तावेज़ तैयार,',
    title2: 'बैंक के माँगने से पहले',
    description: 'कंपनी क़ानून, RERA, ऑडिट और NPA पर सलाह, और क्रेडिट रेटिंग में मदद।',
    rosette: 'hero-3',
    figure: { value: 256, label: 'ग्राहकों के रिव्यू', source: figures.reviews.source },
  },
] as const satisfies readonly Slide[];
