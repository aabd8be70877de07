import { figures } from '../../site/figures.ts';
import { sample } from '../../site/sample.ts';

/* Text and figures of the page Loan For Every Indian. */

export const largestLoan = { prefix: '₹', value: '5', unit: 'करोड़', label: 'सबसे बड़ा लोन' };

export const loanFigures = [
  figures.lenders,
  { value: '30', unit: 'साल', label: 'सबसे लंबी अवधि' },
  { value: '100', unit: '%', label: 'डिजिटल' },
];

/** Each loan with its amount, term or processing time. */
export const summary = [
  { title: 'पर्सनल लोन', icon: 'person', description: '₹50,000–25 लाख' },
  { title: 'हॉलिडे लोन', icon: 'suitcase', description: '₹50,000–5 लाख' },
  { title: 'होम लोन', icon: 'house', description: '₹5 लाख–5 करोड़' },
  { title: 'कार लोन', icon: 'car', description: 'कीमत का 100% तक' },
  { title: 'प्रॉपर्टी पर लोन', icon: 'key', description: '15 साल तक' },
  { title: 'गोल्ड लोन', icon: 'gold', description: '30 मिनट में रकम' },
  { title: 'बिना गिरवी का बिज़नेस लोन', icon: 'office', description: '₹1 लाख–1 करोड़' },
  { title: 'मुद्रा लोन', icon: 'shop', description: '₹50,000–10 लाख' },
  { title: 'CGTMSE लोन', icon: 'shield', description: '₹2 करोड़ तक' },
] as const;

/** Amounts in rupees, from the smallest loan to the largest. */
const amounts = [
  { name: 'हॉलिडे', words: '₹50,000–5 लाख', from: 50_000, to: 500_000 },
  { name: 'मुद्रा', words: '₹50,000–10 लाख', from: 50_000, to: 1_000_000 },
  { name: 'पर्सनल', words: '₹50,000–25 लाख', from: 50_000, to: 2_500_000 },
  { name: 'बिज़नेस', words: '₹1 लाख–1 करोड़', from: 100_000, to: 10_000_000 },
  { name: 'CGTMSE', words: '₹2 करोड़ तक', to: 20_000_000 },
  { name: 'होम', words: '₹5 लाख–5 करोड़', from: 500_000, to: 50_000_000 },
];

/** Amounts for the drawing. `row`: 1-based number of the row of `summary` with the same amount. */
export const ranges = amounts.map((range) => ({
  ...range,
  row: 1 + summary.findIndex(({ description }) => description === range.words),
}));

const personal = [
  {
    title: 'पर्सनल लोन',
    text: 'शादी, अस्पताल के बिल या पढ़ाई की फ़ीस के लिए। अवधि 5 साल तक।',
  },
  {
    title: 'हॉलिडे लोन',
    text: 'टिकट, होटल और वीज़ा के लिए।',
  },
] as const;

const secured = [
  {
    title: 'होम लोन',
    text: 'घर ख़रीदने, बनाने या बढ़ाने के लिए, या कम दर पर बैलेंस ट्रांसफ़र के लिए।',
    link: { to: '/home-loan', label: 'होम लोन गाइड', about: '' },
  },
  {
    title: 'कार लोन',
    text: 'नई या पुरानी कार के लिए।',
  },
  {
    title: 'प्रॉपर्टी पर लोन',
    text: 'घर, दुकान या प्लॉट गिरवी रखकर लोन लें और उसे इस्तेमाल भी करते रहें।',
    link: { to: '/home-loan#loan-against-property', label: 'प्रॉपर्टी पर लोन कितने में पड़ता है', about: '' },
  },
  {
    title: 'गोल्ड लोन',
    text: 'जब तक लोन न चुके, आपके गहने कर्ज़ देने वाले की तिजोरी में रहते हैं।',
  },
] as const;

const business = [
  {
    title: 'बिना गिरवी का बिज़नेस लोन',
    text: 'टर्नओवर, GST रिटर्न और बैंक स्टेटमेंट के आधार पर।',
    link: { to: '/compare-loans#business-loan', label: 'ब्याज दर, कितने दिन और फ़ीस', about: '' },
  },
  {
    title: 'SME लोन',
    text: 'दुकान, दफ़्तर या फ़ैक्टरी के लिए, या कारोबार बढ़ाने के लिए टर्म लोन।',
  },
  {
    title: 'वर्किंग कैपिटल',
    text: 'स्टॉक और मज़दूरी के लिए CC या OD लिमिट।',
  },
  {
    title: 'मशीनरी लोन',
    text: 'मशीनें ख़रीदने के लिए।',
  },
] as const;

const schemes = [
  {
    title: 'मुद्रा',
    text: 'प्रधानमंत्री मुद्रा योजना बहुत छोटे कारोबारों के लिए है, खेती छोड़कर: दुकानें, वर्कशॉप, सर्विस। बैंक और फ़ाइनेंस कंपनियाँ बिना गिरवी लोन देती हैं। जो तरुण लोन चुका चुके हैं, उनके लिए 24 अक्टूबर 2024 से लिमिट ₹20 लाख है।',
    link: { to: '/compare-loans#business-loan', label: 'ब्याज दर, कितने दिन और फ़ीस', about: '' },
  },
  {
    title: 'CGTMSE',
    text: 'क्रेडिट गारंटी फ़ंड ट्रस्ट फ़ॉर माइक्रो एंड स्मॉल एंटरप्राइज़ेज़ लोन की गारंटी देता है: प्रॉपर्टी गिरवी रखने की ज़रूरत नहीं। केंद्रीय बजट 2025-26 में इसकी सीमा बढ़ाकर ₹10 करोड़ कर दी गई।',
  },
] as const;

/** The four kinds of loans. */
export const kinds = [
  {
    note: 'बिना गिरवी',
    title: 'पर्सनल लोन',
    intro: 'आपकी आमदनी और CIBIL स्कोर के आधार पर।',
    rows: personal,
  },
  {
    note: 'गिरवी के साथ',
    title: 'गिरवी वाले लोन',
    intro: 'कम दर और लंबी अवधि।',
    rows: secured,
  },
  {
    note: 'आपके कारोबार के लिए',
    title: 'बिज़नेस लोन',
    rows: business,
  },
  {
    note: 'MSME के लिए सरकारी योजनाएँ',
    title: 'मुद्रा और CGTMSE लोन',
    rows: schemes,
  },
];

export const reasons = [
  {
    title: 'कई कर्ज़ देने वालों की तुलना',
    text: 'सारे ऑफ़र आपको साथ-साथ दिखते हैं।',
  },
  {
    title: 'EMI, जो आप आराम से दे सकें',
    text: 'आवेदन से पहले हम उसका हिसाब लगाते हैं।',
  },
  {
    title: 'पूरी लागत सामने',
    text: 'ब्याज, फ़ीस, बीमा और समय से पहले लोन बंद करने का शुल्क।',
  },
];

/** City tiers and their cities. */
export const coverage = sample(
  [
    ['मेट्रो और टियर\u00a01', 'दिल्ली NCR, मुंबई, बेंगलुरु और ऐसे शहर'],
    ['टियर 2', 'जयपुर, इंदौर, कोच्चि जैसे बड़े शहर'],
    ['टियर 3 और छोटी जगहें', 'ज़िलों के कस्बे और गाँव, ज़्यादातर ऑनलाइन'],
  ],
  'places covered, by city tier',
);

export const questions = [
  {
    id: 'msme-udyam',
    question: 'क्या मेरा कारोबार MSME है, और क्या उद्यम रजिस्ट्रेशन ज़रूरी है?',
    answer:
      'माइक्रो, छोटे और मझोले उद्यम की पहचान प्लांट और मशीनों में लगे पैसे और टर्नओवर से होती है। उद्यम रजिस्ट्रेशन, जो ऑनलाइन होता है, इसका सबूत है।',
  },
  {
    id: 'msme-collateral',
    question: 'क्या प्रॉपर्टी गिरवी रखे बिना लोन मिल सकता है?',
    answer: 'हाँ: बिना गिरवी वाले लोन, मुद्रा लोन या CGTMSE लोन से।',
  },
  {
    id: 'msme-score',
    question: 'मेरा CIBIL स्कोर कम है। क्या फिर भी लोन मिल सकता है?',
    answer:
      'कभी-कभी मिल जाता है, गिरवी या गारंटर के साथ। स्कोर 300 से 900 तक होता है। पहले अपनी रिपोर्ट देखें, साल में एक बार मुफ़्त: उसमें गलती हो, तो ठीक कराई जा सकती है।',
  },
  {
    id: 'msme-prepayment',
    question: 'क्या लोन समय से पहले बिना शुल्क चुका सकते हैं?',
    answer:
      'आम तौर पर हाँ। 1 जनवरी 2026 से मंज़ूर या रिन्यू हुए फ़्लोटिंग रेट लोन के नियम: किसी व्यक्ति का होम लोन, कार लोन या कोई और लोन हो, जो कारोबार के लिए न हो, तो कोई शुल्क नहीं। किसी व्यक्ति, माइक्रो या छोटे उद्यम का बिज़नेस लोन हो, तो ज़्यादातर कर्ज़ देने वालों के यहाँ कोई शुल्क नहीं। बाकी हर लोन के लिए KFS (की-फ़ैक्ट्स स्टेटमेंट) देखें।',
  },
];
