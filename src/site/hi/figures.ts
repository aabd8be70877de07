import { figures as english } from '../figures.ts';
import { isSample, sample } from '../sample.ts';

type Name = keyof typeof english;

/** The words of each figure; for some also the unit. */
const words: Readonly<Record<Name, { label: string; unit?: string }>> = {
  projects: { label: 'सलाह के सफल प्रोजेक्ट' },
  years: { label: 'साल का अनुभव' },
  reviews: { label: 'ग्राहकों के रिव्यू' },
  approval: { label: 'लोन मंज़ूर हुए' },
  retention: { label: 'ग्राहक हमारे साथ बने रहे' },
  fundings: { label: 'फ़ंड जुटाने के सफल प्रोजेक्ट' },
  lenders: { label: 'कर्ज़ देने वाले पार्टनर' },
  letters: { label: 'SBLC पर काम पूरा' },
  letterClients: { label: 'ग्राहकों को सेवा' },
  facilitated: { label: 'SBLC में मदद (B: बिलियन, यानी अरब)' },
  properties: { label: 'प्रॉपर्टी जाँची गईं' },
  satisfaction: { label: 'ग्राहक संतुष्ट' },
  secured: { label: 'की प्रॉपर्टी सुरक्षित', unit: 'करोड़+' },
  cities: { label: 'शहर' },
  assets: { label: 'AUM (जितना निवेश हम सँभालते हैं)' },
  investors: { label: 'सक्रिय निवेशक' },
  returns: { label: 'सालाना औसत रिटर्न' },
  assetBook: { label: 'बढ़त उस लोन बुक में, जो हमारे विशेषज्ञ ने सँभाली' },
};

const inHindi = <Key extends Name>(name: Key) => {
  const figure = { ...english[name], ...words[name] };
  return isSample(english[name]) ? sample(figure, `${name} in Hindi`) : figure;
};

/** The firm's results with Hindi words. */
export const figures = Object.fromEntries(
  (Object.keys(english) as Name[]).map((name) => [name, inHindi(name)]),
);
