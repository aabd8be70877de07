import type { Paper } from './papers.ts';

export const nriPapers: readonly Paper[] = [
  {
    name: 'Passport, with visa or residence permit, or OCI card',
    shown: 'वीज़ा या रेज़िडेंस परमिट वाला पासपोर्ट, या OCI कार्ड',
    why: 'आप कौन हैं, और कहाँ रहते हैं।',
  },
  {
    name: 'Proof of address abroad',
    shown: 'विदेश के पते का सबूत',
    why: 'भारत में भी पता हो, तो उसका भी।',
  },
  {
    name: 'PAN',
    why: 'भारत में पैसों के ज़्यादातर लेन-देन में चाहिए।',
  },
  {
    name: 'Tax residency certificate',
    shown: 'टैक्स रेज़िडेंसी सर्टिफ़िकेट',
    why: 'सिर्फ़ टैक्स संधि का फ़ायदा लेने के लिए: अपने देश के टैक्स दफ़्तर से।',
  },
  {
    name: 'NRE and NRO account statements',
    shown: 'NRE और NRO खाते के स्टेटमेंट',
    why: 'विदेश और भारत से आपकी आमदनी। विदेश के खाते के स्टेटमेंट भी लाएँ।',
  },
  {
    name: 'Proof of income abroad',
    shown: 'विदेश की आमदनी का सबूत',
    why: 'नौकरी का करार, सैलरी स्लिप या टैक्स रिटर्न; लोन के लिए आपके देश की क्रेडिट रिपोर्ट भी।',
  },
  {
    name: 'Title deed and proof of payment',
    shown: 'रजिस्ट्री के कागज़ और भुगतान का सबूत',
    why: 'सिर्फ़ बेचने के लिए: कितना पैसा दिया था, और किस खाते से।',
  },
  {
    name: 'Power of attorney, if used',
    shown: 'मुख़्तारनामा (पावर ऑफ़ अटॉर्नी), अगर हो',
    why: 'अगर भारत में कोई और आपके लिए साइन करता है।',
  },
];
