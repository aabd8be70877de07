import type { testimonials as english } from '../testimonials.ts';
import { sample } from '../../site/sample.ts';

const rated = { rating: 4, emptyRating: 1 };

export const testimonials = [
  sample(
    {
      ...rated,
      title: 'हर सवाल का जवाब मिला',
      text: 'कुछ भी साइन करने से पहले ही बता दिया कि कर्ज़ देने वाला कौन-से बिल मानेगा।',
      name: 'ऋतु एस.',
      designation: 'संस्थापक, पैकेजिंग यूनिट, गाज़ियाबाद',
      seal: 'bill-discounting',
    },
    'first testimonial in Hindi',
  ),
  sample(
    {
      ...rated,
      title: 'सारे ऑफ़र एक पन्ने पर',
      text: 'सारे शुल्क के साथ ऑफ़र की तुलना हो गई। हमारे बोर्ड ने उसी दिन फ़ैसला कर लिया।',
      name: 'कबीर एम.',
      designation: 'CFO, ऑटो पार्ट्स, फ़रीदाबाद',
      seal: 'debt-restructuring',
    },
    'second testimonial in Hindi',
  ),
  sample(
    {
      ...rated,
      title: 'साफ़-साफ़ समझाया',
      text: 'सब कुछ तब तक समझाया, जब तक मेरे पिताजी भी समझ नहीं गए।',
      name: 'लीना पी.',
      designation: 'NRI निवेशक, मस्कट',
      seal: 'wealth',
    },
    'third testimonial in Hindi',
  ),
  sample(
    {
      ...rated,
      title: 'रेटिंग इंटरव्यू के लिए तैयार',
      text: 'एनालिस्ट ने वही सवाल पूछे, जिनकी हम तैयारी कर चुके थे।',
      name: 'हरप्रीत जी.',
      designation: 'डायरेक्टर, कोल्ड स्टोरेज, लुधियाना',
      seal: 'credit-rating',
    },
    'fourth testimonial in Hindi',
  ),
] as const satisfies readonly {
  title: string;
  text: string;
  name: string;
  designation: string;
  rating: number;
  emptyRating: number;
  seal: (typeof english)[number]['seal'];
}[];
