import { services } from '../../site/hi/services.ts';
import { moneyForms } from './money-forms.ts';
import { otherForms } from './other-forms.ts';

/** Names of fields, buttons, messages and options that several forms have. */
const shared: Record<string, string> = {
  'Full name': 'पूरा नाम',
  Email: 'ईमेल',
  'Email address': 'ईमेल पता',
  'Your email': 'आपका ईमेल',
  Phone: 'फ़ोन',
  Message: 'मैसेज',
  Comment: 'कमेंट',
  Subject: 'विषय',
  Company: 'कंपनी',
  'Enter your company’s name.': 'अपनी कंपनी का नाम लिखें।',
  City: 'शहर',
  'Your city': 'आपका शहर',
  'Enter your city.': 'अपना शहर लिखें।',
  'Enter the name of the city.': 'शहर का नाम लिखें।',
  Amount: 'रकम',
  Service: 'सेवा',
  'How should we reply?': 'हम जवाब कैसे दें?',
  'When suits you?': 'आपको कब ठीक रहेगा?',
  'Any time in office hours': 'दफ़्तर के समय में कभी भी',
  'Morning, 10 to 12 in India': 'सुबह 10 से 12, भारत के समय से',
  'Midday, 12 to 3 in India': 'दोपहर 12 से 3, भारत के समय से',
  'Afternoon, 3 to 6 in India': 'शाम 3 से 6, भारत के समय से',
  India: 'भारत',
  'Mon-Fri 09.00 am-05.00 pm': 'सोमवार से शुक्रवार, सुबह 9 से शाम 5 बजे',
  'Send enquiry': 'पूछताछ भेजें',
  'Send message': 'मैसेज भेजें',
  'Send request': 'पूछताछ भेजें',
  Subscribe: 'सब्सक्राइब करें',
  'Not sure yet': 'अभी तय नहीं',
  'Something else': 'कुछ और',
  'Choose a service': 'सेवा चुनें',
  'Choose a service from the list.': 'सूची में से सेवा चुनें।',
  'Choose a subject': 'विषय चुनें',
  'Choose a subject from the list.': 'सूची में से विषय चुनें।',
  'What is it about?': 'किस बारे में पूछना है?',
  'Country you live in': 'आप किस देश में रहते हैं',
  'Enter the country you live in.': 'लिखें कि आप किस देश में रहते हैं।',
  'Thank you! Your enquiry has been sent successfully. We will contact you soon.':
    'धन्यवाद! आपकी पूछताछ भेज दी गई है। हम जल्द आपसे संपर्क करेंगे।',
  'Thank you! Your message has been sent successfully. We will get back to you soon.':
    'धन्यवाद! आपका मैसेज भेज दिया गया है। हम जल्द आपको जवाब देंगे।',
};

/** Contact, Appointment, the newsletter and comments. */
const general: Record<string, string> = {
  'Contact Us': 'संपर्क करें',
  'Request a Quote': 'कोटेशन माँगें',
  Newsletter: 'न्यूज़लेटर',
  'Leave a comment': 'कमेंट लिखें',
  'Select Loan Category': 'विषय चुनें',
  'Select Subject': 'विषय चुनें',
  'Another service': 'दूसरी सेवाएँ',
  'Choose insurance, finance or another service.': 'बीमा, फ़ाइनेंस या कोई और सेवा चुनें।',
  'Family Insurance': 'परिवार का बीमा',
  'Health Insurance': 'स्वास्थ्य बीमा',
  'Life Insurance': 'जीवन बीमा',
  'Vehicle Insurance': 'गाड़ी का बीमा',
  Finance: 'फ़ाइनेंस',
  'Business consultant': 'कारोबार के सलाहकार',
  'Thank you for subscribing! We will keep you updated.': 'सब्सक्राइब करने के लिए धन्यवाद! हम आपको ख़बर देते रहेंगे।',
};

/** The forms of Home. */
const home: Record<string, string> = {
  'Business Loan': 'बिज़नेस लोन',
  'Loan type': 'लोन का प्रकार',
  'Loan Type': 'लोन का प्रकार',
  'Choose a loan type from the list.': 'सूची में से लोन का प्रकार चुनें।',
  'SME Loan': 'SME लोन',
  'Working Capital': 'वर्किंग कैपिटल',
  'Machinery Loan': 'मशीनरी लोन',
  'Thank you! Your request has been sent successfully. We will contact you soon.':
    'धन्यवाद! आपकी पूछताछ भेज दी गई है। हम जल्द आपसे संपर्क करेंगे।',
  'Invoice type': 'बिल का प्रकार',
  'Invoice Type': 'बिल का प्रकार',
  'Choose an invoice type from the list.': 'सूची में से बिल का प्रकार चुनें।',
  'Trade Invoice': 'माल या सेवा का बिल',
  'Purchase Order': 'परचेज़ ऑर्डर',
  'Thank you! Your Bill Discounting request has been sent successfully. We will contact you soon.':
    'धन्यवाद! बिल डिस्काउंटिंग की आपकी पूछताछ भेज दी गई है। हम जल्द आपसे संपर्क करेंगे।',
  'Funding Solutions': 'फ़ंडिंग',
  'Funding option': 'फ़ंडिंग का तरीका',
  'Funding Option': 'फ़ंडिंग का तरीका',
  'Choose a funding option from the list.': 'सूची में से फ़ंडिंग का तरीका चुनें।',
  'Equity Funding': 'इक्विटी फ़ंडिंग',
  'Debt Funding': 'डेट फ़ंडिंग (कर्ज़)',
  'Bridge Funding': 'ब्रिज फ़ंडिंग',
  'Thank you! Your Funding request has been sent successfully. We will contact you soon.':
    'धन्यवाद! फ़ंडिंग की आपकी पूछताछ भेज दी गई है। हम जल्द आपसे संपर्क करेंगे।',
  'Compliance Advisory': 'कंप्लायंस की सलाह',
  'Compliance type': 'कंप्लायंस का प्रकार',
  'Compliance Type': 'कंप्लायंस का प्रकार',
  'Choose a compliance type from the list.': 'सूची में से कंप्लायंस का प्रकार चुनें।',
  'RERA Compliance': 'RERA कंप्लायंस',
  'Company Law Advisory': 'कंपनी क़ानून की सलाह',
  'Financial Audit': 'वित्तीय ऑडिट',
  'Thank you! Your Compliance Advisory request has been sent successfully. We will contact you soon.':
    'धन्यवाद! कंप्लायंस की सलाह की आपकी पूछताछ भेज दी गई है। हम जल्द आपसे संपर्क करेंगे।',
};

/** The services, as in the menu. */
const labels = Object.fromEntries(services.map(({ englishLabel, label }) => [englishLabel, label]));

export const texts: Readonly<Record<string, string>> = {
  ...shared,
  ...general,
  ...home,
  ...moneyForms,
  ...otherForms,
  ...labels,
};

/** Returns the Hindi of a text of a form definition; the text itself if there is none. */
export const shown = <Text extends string | undefined>(text: Text): Text =>
  (text === undefined ? text : (texts[text] ?? text)) as Text;
