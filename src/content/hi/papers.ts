import type { Path } from '../../site/routes.ts';
import type { Paper } from '../papers.ts';
import { nriPapers } from './nri-papers.ts';

export type { Paper };

// `name` and `label` are sent with an enquiry and stay in English; `shown` is what the page shows.

const identity: Paper = {
  name: 'PAN and Aadhaar',
  shown: 'PAN और आधार',
  why: 'आपकी पहचान पक्की करने और CIBIL रिपोर्ट देखने के लिए।',
};
const statements: Paper = {
  name: 'Bank statements, 1 year',
  shown: 'बैंक स्टेटमेंट, 1 साल के',
  why: 'आपकी आमदनी और ख़र्च।',
};
const returns: Paper = {
  name: 'Income tax returns, 3 years',
  shown: 'इनकम टैक्स रिटर्न, 3 साल के',
  why: 'टैक्स में दिखाई गई आपकी आमदनी।',
};
const accounts: Paper = {
  name: 'Audited accounts, 3 years',
  shown: 'ऑडिट किए हुए खाते, 3 साल के',
  why: 'मुनाफ़ा, कर्ज़ और रिज़र्व, ऑडिटर के साइन के साथ।',
};
const gst: Paper = {
  name: 'GST returns, 1 year',
  shown: 'GST रिटर्न, 1 साल के',
  why: 'आपकी हर महीने की बिक्री।',
};
const sanctions: Paper = {
  name: 'Loan sanction letters',
  shown: 'लोन के मंज़ूरी पत्र',
  why: 'आपकी अभी की दर, गिरवी और शर्तें।',
};

/** Documents of each applicant type, for every service. */
export const applicants: readonly {
  key: string;
  label: string;
  shown?: string;
  papers: readonly Paper[];
}[] = [
  {
    key: 'salaried',
    label: 'Salaried',
    shown: 'नौकरी करने वाले',
    papers: [
      identity,
      { name: 'Salary slips, 3 months', shown: 'सैलरी स्लिप, 3 महीने की', why: 'आपका वेतन और कटौतियाँ।' },
      { name: 'Form 16', shown: 'फ़ॉर्म 16', why: 'वेतन और TDS का प्रमाण पत्र, जो नौकरी देने वाला देता है।' },
      statements,
    ],
  },
  {
    key: 'self-employed',
    label: 'Self-employed',
    shown: 'अपना काम करने वाले',
    papers: [
      identity,
      { name: 'Proof of profession', shown: 'पेशे का सबूत', why: 'लाइसेंस, डिग्री या रजिस्ट्रेशन।' },
      returns,
      statements,
    ],
  },
  {
    key: 'proprietor',
    label: 'Proprietor',
    shown: 'अकेले मालिक (प्रोप्राइटर)',
    papers: [
      identity,
      {
        name: 'Udyam or GST registration',
        shown: 'उद्यम या GST रजिस्ट्रेशन',
        why: 'कारोबार का सबूत, और वह कब शुरू हुआ।',
      },
      returns,
      gst,
      statements,
    ],
  },
  {
    key: 'partnership',
    label: 'Partnership',
    shown: 'पार्टनरशिप',
    papers: [
      {
        name: 'PAN of firm and partners',
        shown: 'फ़र्म और पार्टनरों का PAN',
        why: 'यह जाँचने के लिए कि पार्टनर कौन-कौन हैं।',
      },
      {
        name: 'Partnership deed',
        shown: 'पार्टनरशिप डीड',
        why: 'पार्टनरों के हिस्से, और साइन कौन कर सकता है।',
      },
      returns,
      gst,
      statements,
    ],
  },
  {
    key: 'company',
    label: 'Company',
    shown: 'कंपनी',
    papers: [
      {
        name: 'Certificate of incorporation, memorandum and articles',
        shown: 'कंपनी रजिस्ट्रेशन का प्रमाण पत्र, MOA और AOA',
        why: 'कंपनी क्या है और उसे क्या करने की इजाज़त है।',
      },
      { name: 'Board resolution', shown: 'बोर्ड का प्रस्ताव', why: 'कंपनी की मंज़ूरी, और साइन कौन करेगा।' },
      {
        name: 'PAN of company and directors',
        shown: 'कंपनी और डायरेक्टरों का PAN',
        why: 'यह जाँचने के लिए कि डायरेक्टर कौन-कौन हैं।',
      },
      accounts,
      gst,
    ],
  },
  {
    key: 'nri',
    label: 'NRI',
    papers: nriPapers,
  },
];

/** Additional documents of each service. */
export const servicePapers: readonly { path: Path; papers: readonly Paper[] }[] = [
  {
    path: '/services/loanForEveryIndian',
    papers: [
      { name: 'Proof of address', shown: 'पते का सबूत', why: 'आप कहाँ रहते या काम करते हैं।' },
      sanctions,
      {
        name: 'Title deeds, quotation or jewellery',
        shown: 'प्रॉपर्टी के कागज़, कोटेशन या गहने',
        why: 'सिर्फ़ उस लोन के लिए, जिसमें कुछ गिरवी रखें।',
      },
    ],
  },
  {
    path: '/services/fund-raising',
    papers: [
      accounts,
      {
        name: 'Business plan with projections',
        shown: 'बिज़नेस प्लान, आगे के अनुमान के साथ',
        why: 'पैसा किस काम का है और कैसे लौटेगा।',
      },
      {
        name: 'List of owners and shares',
        shown: 'मालिकों और उनके शेयरों की सूची',
        why: 'इक्विटी के लिए: आज कंपनी किसकी है।',
      },
    ],
  },
  {
    path: '/services/billDiscounting',
    papers: [
      {
        name: 'Invoice and purchase order',
        shown: 'बिल और परचेज़ ऑर्डर',
        why: 'कितनी रकम मिलनी है, और किस चीज़ की।',
      },
      { name: 'Delivery note or e-way bill', shown: 'डिलीवरी नोट या ई-वे बिल', why: 'माल पहुँचने का सबूत।' },
      {
        name: 'The buyer’s acceptance',
        shown: 'ख़रीदार की मंज़ूरी',
        why: 'यह पक्का करने के लिए कि ख़रीदार तय तारीख़ को पैसे देगा।',
      },
    ],
  },
  {
    path: '/services/exportbillDiscounting',
    papers: [
      { name: 'Invoice and shipping documents', shown: 'बिल और शिपिंग के दस्तावेज़', why: 'माल भेजने का सबूत।' },
      {
        name: 'Export order or letter of credit',
        shown: 'निर्यात ऑर्डर या लेटर ऑफ़ क्रेडिट',
        why: 'भुगतान की शर्तें, और पैसे कौन देगा।',
      },
      {
        name: 'Importer Exporter Code (IEC)',
        shown: 'इंपोर्टर एक्सपोर्टर कोड (IEC)',
        why: 'निर्यातक के तौर पर आपका रजिस्ट्रेशन।',
      },
    ],
  },
  {
    path: '/services/investment-banking',
    papers: [
      sanctions,
      {
        name: 'Loan account statements',
        shown: 'लोन खाते के स्टेटमेंट',
        why: 'EMI समय पर चुकाने का सबूत।',
      },
      {
        name: 'List of security given',
        shown: 'गिरवी रखी चीज़ों की सूची',
        why: 'बैंक के पास पहले से क्या गिरवी है।',
      },
      { name: 'Orders in hand', shown: 'हाथ में आए ऑर्डर', why: 'अगर आपको ज़्यादा लिमिट चाहिए।' },
    ],
  },
  {
    path: '/services/credit-rating',
    papers: [
      accounts,
      {
        name: 'Projections, up to 3 years',
        shown: 'आगे के अनुमान, 3 साल तक के',
        why: 'आने वाले सालों की आपकी योजना।',
      },
      sanctions,
    ],
  },
  {
    path: '/services/creditRatingAdversory',
    papers: [
      accounts,
      {
        name: 'An earlier rating letter',
        shown: 'रेटिंग का पुराना पत्र',
        why: 'आपकी पिछली रेटिंग और उसके कारण, अगर हो।',
      },
      { name: 'Profile of the management', shown: 'मैनेजमेंट का परिचय', why: 'कंपनी कौन चलाता है।' },
    ],
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    papers: [
      accounts,
      { name: 'Project report', shown: 'प्रोजेक्ट रिपोर्ट', why: 'आपकी योजना क्या है, और उसकी लागत।' },
      sanctions,
    ],
  },
  {
    path: '/services/wealth',
    papers: [
      { name: 'Cancelled cheque', shown: 'कैंसल किया हुआ चेक', why: 'आपके बैंक खाते की जाँच के लिए।' },
      {
        name: 'Holding statement',
        shown: 'होल्डिंग स्टेटमेंट',
        why: 'आपके सभी निवेश एक साथ देखने के लिए।',
      },
    ],
  },
  {
    path: '/services/realState',
    papers: [
      {
        name: 'Title deeds and approved plan',
        shown: 'प्रॉपर्टी के कागज़ और पास हुआ नक्शा',
        why: 'मालिक कौन है, और क्या-क्या मंज़ूर है।',
      },
      { name: 'RERA registration', shown: 'RERA रजिस्ट्रेशन', why: 'अगर प्रॉपर्टी अभी बन रही है।' },
      {
        name: 'Agreement or booking form',
        shown: 'एग्रीमेंट या बुकिंग फ़ॉर्म',
        why: 'आपसे किस पर साइन कराए जा रहे हैं।',
      },
    ],
  },
  {
    path: '/services/ourInsuranceServices',
    papers: [
      { name: 'Policies in force', shown: 'चालू पॉलिसियाँ', why: 'अभी कितना कवर है।' },
      { name: 'Dates of birth', shown: 'जन्म की तारीख़ें', why: 'प्रीमियम उम्र से तय होता है।' },
      {
        name: 'Vehicle registration or stock list',
        shown: 'गाड़ी की RC या स्टॉक की सूची',
        why: 'मोटर या कारोबार की पॉलिसी के लिए।',
      },
    ],
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    papers: [
      sanctions,
      statements,
      { name: 'Your question', shown: 'आपका सवाल', why: 'ताकि आपके 15 मिनट का पूरा फ़ायदा हो।' },
    ],
  },
  {
    path: '/services/ourEndToEndforeignServices',
    papers: [
      {
        name: 'Parent company’s registration documents',
        shown: 'मूल कंपनी के रजिस्ट्रेशन के दस्तावेज़',
        why: 'भारतीय कंपनी कौन खोल रहा है।',
      },
      {
        name: 'Passports of directors and owners',
        shown: 'डायरेक्टरों और मालिकों के पासपोर्ट',
        why: 'वे भारत में डायरेक्टर या शेयरधारक बनते हैं।',
      },
      {
        name: 'One page on the Indian business',
        shown: 'भारत के कारोबार पर एक पेज',
        why: 'इससे कंपनी का प्रकार तय होता है।',
      },
    ],
  },
  {
    path: '/services/training-placement',
    papers: [
      {
        name: 'List of vacancies',
        shown: 'ख़ाली पदों की सूची',
        why: 'काम, कितने लोग, जगह और तारीख़ें।',
      },
      {
        name: 'Job description for each role',
        shown: 'हर पद के काम का ब्योरा',
        why: 'कौन-से हुनर सिखाने हैं।',
      },
    ],
  },
  {
    path: '/services/tech-services',
    papers: [
      {
        name: 'List of your present systems',
        shown: 'आपके मौजूदा सिस्टम की सूची',
        why: 'आज आप क्या चलाते हैं और उसे कौन सँभालता है।',
      },
      {
        name: 'Your requirements in your own words',
        shown: 'आपकी ज़रूरतें, आपके शब्दों में',
        why: 'क्या आसान होना चाहिए।',
      },
    ],
  },
  {
    path: '/services/digital-marketing',
    papers: [
      {
        name: 'Links to your website and accounts',
        shown: 'आपकी वेबसाइट और अकाउंट के लिंक',
        why: 'ऑनलाइन आप अभी कहाँ-कहाँ हैं।',
      },
      { name: 'Photos, texts and logo', shown: 'फ़ोटो, टेक्स्ट और लोगो', why: 'जो हम इस्तेमाल कर सकें।' },
    ],
  },
];
