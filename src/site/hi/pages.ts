import { pages as english } from '../pages.ts';
import { services } from './services.ts';

export { redirects } from '../pages.ts';

type Row = (typeof english)[number];
type OtherPath = Exclude<Row['path'], (typeof services)[number]['path']>;
/** A row that has a title in English needs one here. */
type Names<Path> =
  Extract<Row, { path: Path }> extends { title: string }
    ? { label: string; title: string; action?: string }
    : { label: string; title?: string; action?: string };

/** The pages that have a file in src/pages/hi/. */
const names: { readonly [Path in OtherPath]?: Names<Path> } = {
  '/': { label: 'होम', title: 'वित्तीय सलाह और फ़िनटेक कंसल्टिंग' },
  '/about': { label: 'हमारे बारे में' },
  '/founderprofile': { label: 'संस्थापक का परिचय', action: 'संस्थापक से संपर्क करें' },
  '/team': { label: 'टीम' },
  '/partner': { label: 'पार्टनर बनें', title: 'हमारे चैनल पार्टनर बनें', action: 'पार्टनर बनें' },
  '/contact': { label: 'संपर्क' },
  '/appointment': { label: 'अपॉइंटमेंट' },
  '/insurenceDetails': { label: 'बीमा की जानकारी', title: 'बीमा पॉलिसी कैसे काम करती है' },
  '/nri': { label: 'NRI गाइड', title: 'NRI गाइड: खाते, प्रॉपर्टी, पैसे भेजना', action: 'अपने केस में मदद लें' },
  '/overdue-invoices': { label: 'बकाया बिल', action: 'हमसे मदद लें' },
  '/home-loan': { label: 'होम लोन गाइड', title: 'होम लोन गाइड: LTV, रेट, PMAY', action: 'होम लोन के बारे में पूछें' },
  '/compare-loans': { label: 'लोन के ऑफ़र की तुलना', action: 'अपने लोन के बारे में पूछें' },
  '/calculators': { label: 'कैलकुलेटर', title: 'EMI और लोन कैलकुलेटर' },
  '/papers': { label: 'ज़रूरी दस्तावेज़', title: 'लोन और दूसरी सेवाओं के दस्तावेज़' },
  '/search': { label: 'खोज' },
  '/privacy': { label: 'प्राइवेसी' },
  '/terms': { label: 'शर्तें', title: 'शर्तें, रजिस्ट्रेशन और शिकायतें' },
  '/accessibility': { label: 'सुलभता' },
};

const serviceRows = new Map<string, (typeof services)[number]>(services.map((row) => [row.path, row]));

const inHindi = (row: Exclude<Row, { group: string }>) => {
  const written = names[row.path];
  return written ? { ...row, ...written, englishLabel: row.label } : row;
};

/** The route table with Hindi names, in the order of the English one. */
export const pages = english.map((row) =>
  'group' in row ? (serviceRows.get(row.path) ?? row) : inHindi(row),
);
