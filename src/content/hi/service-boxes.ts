import type { serviceBoxes as english } from '../service-boxes.ts';

export const serviceBoxes = [
  {
    path: '/services/investment-banking',
    title: 'बड़ी लिमिट, कम ब्याज दर',
    text: 'कारोबार के लिए, आपके मौजूदा बैंक में ही।',
  },
  {
    path: '/services/billDiscounting',
    title: 'आपके बिलों पर नकद',
    text: '30–120 दिन में आने वाला पैसा आज।',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'होम या बिज़नेस लोन, बीमा',
    text: 'परिवार और नए कारोबार के लिए: सही EMI, कवर और बचत की योजना।',
  },
  {
    path: '/nri',
    title: 'NRI और विदेशी कंपनियाँ',
    text: 'NRI के लिए भारत में खाते और प्रॉपर्टी, विदेशी कंपनियों के लिए यहाँ कंपनी खोलना।',
    rosette: 'foreign-company',
    links: [
      { to: '/nri', label: 'NRI गाइड' },
      { to: '/services/ourEndToEndforeignServices', label: 'विदेशी कंपनियों के लिए' },
    ],
  },
] as const satisfies readonly {
  path: (typeof english)[number]['path'];
  title: string;
  text: string;
  rosette?: string;
  links?: readonly { to: string; label: string }[];
}[];
