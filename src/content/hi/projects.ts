import type { projects as english } from '../projects.ts';
import { sample } from '../../site/sample.ts';

export const projects = [
  sample(
    {
      title: 'अस्पताल के स्टाफ़ का ग्रुप स्वास्थ्य बीमा',
      subtitle: 'स्टाफ़ और उनके परिवारों के लिए एक पॉलिसी।',
      scene: 'health',
      to: '/project-details#health',
      rows: [
        { term: 'कवर', value: 'ग्रुप स्वास्थ्य बीमा' },
        { term: 'किसके लिए', value: 'अस्पताल का स्टाफ़' },
        { term: 'स्थिति', value: 'चालू' },
      ],
    },
    'first project card on Home in Hindi',
  ),
  sample(
    {
      title: 'पार्ट्स बनाने वाली फ़ैक्टरी का लायबिलिटी कवर',
      subtitle: 'मशीनें, माल, ढुलाई और लायबिलिटी एक ही पैकेज में।',
      scene: 'liability',
      to: '/project-details#liability',
      rows: [
        { term: 'कवर', value: 'कारोबारी लायबिलिटी' },
        { term: 'किसके लिए', value: 'एक फ़ैक्टरी' },
        { term: 'स्थिति', value: 'रिन्यू हो रही है' },
      ],
    },
    'second project card on Home in Hindi',
  ),
  sample(
    {
      title: 'होम लोन वाले परिवार का जीवन बीमा',
      subtitle: 'पॉलिसी लोन चुका देती है, और घर परिवार के पास रहता है।',
      scene: 'life',
      to: '/project-details#life',
      rows: [
        { term: 'कवर', value: 'जीवन और लोन की सुरक्षा' },
        { term: 'किसके लिए', value: 'चार लोगों का परिवार' },
        { term: 'स्थिति', value: 'चालू' },
      ],
    },
    'third project card on Home in Hindi',
  ),
] as const satisfies readonly {
  title: string;
  subtitle: string;
  scene: (typeof english)[number]['scene'];
  to: (typeof english)[number]['to'];
  rows: readonly { term: string; value: string }[];
}[];
