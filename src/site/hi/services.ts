import type { Service } from '../page-row.ts';
import { groups as englishGroups, services as english } from '../services.ts';

const groupNames = {
  'Raise capital': 'पैसा जुटाएँ',
  'Strengthen the balance sheet': 'बैलेंस शीट मज़बूत करें',
  'Protect and grow': 'सुरक्षित रखें और बढ़ाएँ',
  'Build and expand': 'कारोबार जमाएँ और बढ़ाएँ',
} as const satisfies Record<(typeof englishGroups)[number], string>;

interface Names {
  label: string;
  title?: string;
  summary: string;
}

const names: Readonly<Record<(typeof english)[number]['path'], Names>> = {
  '/services/fund-raising': {
    label: 'फ़ंड जुटाना',
    title: 'कारोबार के लिए फ़ंड कैसे जुटाएँ',
    summary: 'भारत और विदेश से फ़ंड',
  },
  '/services/billDiscounting': {
    label: 'बिल डिस्काउंटिंग',
    title: 'बिल डिस्काउंटिंग: बिल पर तुरंत पैसा',
    summary: 'मंज़ूर बिलों पर नकद',
  },
  '/services/exportbillDiscounting': {
    label: 'निर्यात बिल डिस्काउंटिंग',
    title: 'एक्सपोर्ट (निर्यात) बिल डिस्काउंटिंग',
    summary: 'माल भेजने के बाद निर्यातक को पैसा',
  },
  '/services/loanForEveryIndian': {
    label: 'हर भारतीय के लिए लोन',
    title: 'लोन: होम, पर्सनल, गोल्ड और बिज़नेस',
    summary: 'पर्सनल, गिरवी वाले और बिज़नेस लोन',
  },
  '/services/investment-banking': {
    label: 'कर्ज़ का पुनर्गठन',
    title: 'कर्ज़ का पुनर्गठन (रीस्ट्रक्चरिंग)',
    summary: 'इन्वेस्टमेंट बैंकिंग, लिमिट और ब्याज',
  },
  '/services/credit-rating': {
    label: 'क्रेडिट रेटिंग की सलाह',
    summary: 'रेटिंग क्या है, तैयारी कैसे करें',
  },
  '/services/creditRatingAdversory': {
    label: 'रेटिंग सेवाएँ और प्रक्रिया',
    title: 'क्रेडिट रेटिंग: सेवाएँ और प्रक्रिया',
    summary: 'हमारी रेटिंग सेवाएँ, कदम-दर-कदम',
  },
  '/services/FinancialConsultancyforCorporates': {
    label: 'कंपनियों के लिए वित्तीय सलाह',
    summary: 'प्रस्ताव बनाने से बैंक से बात तक',
  },
  '/services/wealth': {
    label: 'वेल्थ मैनेजमेंट',
    summary: 'म्यूचुअल फ़ंड, PMS और डिपॉज़िट',
  },
  '/services/realState': {
    label: 'रियल एस्टेट की सलाह',
    summary: 'पूरी जाँच के बाद ख़रीदें',
  },
  '/services/ourInsuranceServices': {
    label: 'बीमा सेवाएँ',
    summary: 'जीवन, स्वास्थ्य, जनरल और लोन बीमा',
  },
  '/services/bankingDomainExpertConsultency': {
    label: 'बैंकिंग विशेषज्ञ से सलाह',
    summary: 'सीनियर बैंकर से सीधी बातचीत',
  },
  '/services/ourEndToEndforeignServices': {
    label: 'विदेशी कंपनियों के लिए सारी सेवाएँ',
    title: 'विदेशी कंपनियों के लिए भारत में सेवाएँ',
    summary: 'भारत में शुरू करें और चलाएँ',
  },
  '/services/training-placement': {
    label: 'ट्रेनिंग और प्लेसमेंट',
    summary: 'फ़ाइनेंस कंपनियों के लिए तैयार लोग',
  },
  '/services/tech-services': {
    label: 'टेक सेवाएँ',
    title: 'टेक सेवाएँ: वेबसाइट, ऐप और CRM',
    summary: 'वेब, मोबाइल, क्लाउड और CRM',
  },
  '/services/digital-marketing': {
    label: 'डिजिटल मार्केटिंग',
    summary: 'सर्च, सोशल, ईमेल और कंटेंट',
  },
};

export { englishGroups }; // only this module can import the English one: others get this one in its place

/** The groups of the services menu in Hindi, in order. */
export const groups = englishGroups.map((name) => groupNames[name]);

/** The rows of the services menu with Hindi names. */
export const services = english.map((row) => ({
  ...row,
  ...names[row.path],
  englishLabel: row.label,
  group: groupNames[row.group],
})) satisfies readonly (Omit<Service, 'group'> & { group: string })[];
