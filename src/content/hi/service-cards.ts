import type { serviceCards as english } from '../service-cards.ts';

export const serviceCards = [
  {
    path: '/services/exportbillDiscounting',
    title: 'निर्यात बिल डिस्काउंटिंग',
    text: 'निर्यातक को पैसा, ख़रीदार के भुगतान से पहले।',
  },
  {
    path: '/services/wealth',
    title: 'वेल्थ मैनेजमेंट',
    text: 'म्यूचुअल फ़ंड, PMS, AIF, शेयर और फ़िक्स्ड डिपॉज़िट।',
  },
  {
    path: '/services/realState',
    title: 'रियल एस्टेट की सलाह',
    text: 'ख़रीदने से पहले मालिकाना हक, कीमत और बिल्डर की जाँच।',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'हर भारतीय के लिए लोन',
    text: 'होम, कार, पर्सनल, गोल्ड और बिज़नेस लोन।',
  },
  {
    path: '/services/ourInsuranceServices',
    title: 'बीमा सेवाएँ',
    text: 'जीवन, स्वास्थ्य, गाड़ी और कारोबार की पॉलिसियों की तुलना।',
  },
] as const satisfies readonly { path: (typeof english)[number]['path']; title: string; text: string }[];
