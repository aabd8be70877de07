import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPageFinder, INDEX_PATH } from '../../../src/search/page-index.ts';

/* Searches of a factory owner, an NRI, a home buyer and a company abroad, by the page that must come first. */

const LOANS = '/services/loanForEveryIndian';
const LIMITS = '/services/investment-banking';
const FOREIGN = '/services/ourEndToEndforeignServices';
const BILLS = '/services/billDiscounting';

const inHindi = {
  'फ़ैक्ट्री के लिए लोन': LOANS,
  'एमएसएमई लोन': LOANS,
  'मुद्रा लोन १० लाख': LOANS,
  'उद्यम रजिस्टरेशन': LOANS,
  'होम लोन की ईएमआई': LOANS,
  'सम्पति पर लोन': LOANS,
  'सिबिल स्कोर': LOANS,
  'सीसी लिमिट बढ़ानी है': LIMITS,
  'सी.सी. लिमिट': LIMITS,
  'C C limit': LIMITS,
  'बैलेन्स ट्रांसफर': LIMITS,
  एनपीए: LIMITS,
  'ओ डी लिमिट': '/services/FinancialConsultancyforCorporates',
  'वर्किंग केपिटल लोन': '/services/FinancialConsultancyforCorporates',
  'एल.सी. डिस्काउंटिंग': BILLS,
  'एक्सपोर्ट बिल डिस्काउटिंग': '/services/exportbillDiscounting',
  '४५ दिन में पेमेंट नहीं आया': '/overdue-invoices',
  'खरीदार पैसे नही दे रहा': '/overdue-invoices',
  'जी एस टी रजिस्ट्रेशन': FOREIGN,
  'विदेशी कम्पनी': FOREIGN,
  GmbH: FOREIGN,
  'एन आर आई होम लोन': '/nri',
  'दुबई से मकान बेचना': '/nri',
  'अमेरिका से घर खरीदना': '/nri',
  'टी.डी.एस.': '/nri',
  एफसीएनआर: '/nri',
  'पी.एम.ए.वाई': '/home-loan',
  'डाउन पेमेन्ट': '/home-loan',
  'ई.एम.आई. कैलकुलेटर': '/calculators',
  'मेरी सैलरी ५०,००० है, कितना लोन मिलेगा': '/calculators',
  'लोन के कागज': '/papers',
  'ई मेल': '/contact',
  'एस आई पी': '/services/wealth',
  रेरा: '/services/realState',
} as const;

const inEnglish = {
  'CC limit': LIMITS,
  'increase c.c. limit': LIMITS,
  'MSME loan 10 lakh': LOANS,
  'machinery loan': LOANS,
  'cibil score': LOANS,
  'ई.एम.आई.': LOANS,
  '१० लाख': LOANS,
  'buyer not paying 45 days': '/overdue-invoices',
  'letter of credit discounting': BILLS,
  'g s t registration': FOREIGN,
  Germany: FOREIGN,
  'Japanese company': FOREIGN,
  'open office in India from South Korea': FOREIGN,
  GmbH: FOREIGN,
  'Pvt Ltd registration': FOREIGN,
  LLC: FOREIGN,
  'Siemens Inc': FOREIGN,
  UAE: '/nri',
  'sell property from Canada': '/nri',
  'home loan from USA': '/nri',
  FCNR: '/nri',
  '26 QB': '/home-loan',
  'stamp duty': '/home-loan',
  'E M I calculator': '/calculators',
  'my salary is 50,000 how much loan': '/calculators',
  'e mail': '/contact',
} as const;

const inBoth = {
  loan: LOANS,
  ईएमआई: LOANS,
  kirana: LOANS,
  dukan: LOANS,
  'dukan ke liye loan': LOANS,
  'stock ke liye loan': LOANS,
  'mudra loan': LOANS,
  'kitna loan milega': '/calculators',
  byaz: '/calculators',
  commission: '/partner',
  'कितना कमीशन': '/partner',
  कागजात: '/papers',
  'invoice overdue 70 days': '/overdue-invoices',
} as const;

const finders = {
  English: await createPageFinder(readFileSync(`dist${INDEX_PATH}`, 'utf8')),
  Hindi: await createPageFinder(readFileSync('dist/hi/search-index.json', 'utf8')),
};
const pagesOf = (language: keyof typeof finders, query: string) =>
  finders[language](query).map(({ to }) => to.replace(/#.*/, ''));

it.each([
  ...Object.entries({ ...inHindi, ...inBoth }).map((row) => ['Hindi', ...row] as const),
  ...Object.entries({ ...inEnglish, ...inBoth }).map((row) => ['English', ...row] as const),
])('in %s finds first for %j: %s', (language, query, path) => {
  expect(pagesOf(language, query)[0]).toBe(path);
});

it.each(['Germany', 'Singapore', 'Saudi Arabia', 'New Zealand', 'German', 'UK', 'USA'])(
  'finds for %j the page for foreign companies and the NRI guide first, in both languages',
  (country) => {
    for (const language of ['English', 'Hindi'] as const)
      expect(pagesOf(language, country).slice(0, 2)).toEqual([FOREIGN, '/nri']);
    expect(finders.English.absentWords(country)).toEqual([]);
    expect(finders.English.suggest(country)).toBeUndefined();
  },
);

it.each([
  ['एमएसएमई', 'MSME', 'एम.एस.एम.ई.'],
  ['जीएसटी', 'GST', 'जी एस टी'],
  ['ईएमआई', 'E.M.I.', 'ई एम आई'],
  ['केवाईसी', 'KYC', 'के वाई सी'],
  ['४५', '45', '٤٥'],
  ['ई-मेल', 'ईमेल', 'ई मेल'],
  ['सम्पत्ति', 'संपत्ति', 'सम्पति'],
  ['४,७५,०००', '4,75,000', '475000'],
])('finds the same pages for %s, %s and %s', (query, ...others) => {
  for (const language of ['English', 'Hindi'] as const)
    for (const other of others) expect(pagesOf(language, other)).toEqual(pagesOf(language, query));
});
