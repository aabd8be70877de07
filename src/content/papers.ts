import type { Path } from '../site/routes.ts';

export interface Paper {
  name: string;
  /** Why it is asked for. */
  why: string;
}

const identity: Paper = { name: 'PAN and Aadhaar', why: 'To know who asks, and to read the credit report.' };
const statements: Paper = {
  name: 'Bank statements of a year',
  why: 'They show what comes in and what goes out.',
};
const returns: Paper = {
  name: 'Income-tax returns of three years',
  why: 'The income that the tax office knows.',
};
const accounts: Paper = {
  name: 'Audited accounts of three years',
  why: 'Profit, debt and reserves, as signed by an auditor.',
};
const gst: Paper = { name: 'GST returns of a year', why: 'Sales month by month.' };
const sanctions: Paper = {
  name: 'Sanction letters of present loans',
  why: 'Rate, security and conditions as they are today.',
};

/** What everybody of one kind brings, whatever the service. */
export const applicants: readonly { key: string; label: string; papers: readonly Paper[] }[] = [
  {
    key: 'salaried',
    label: 'Salaried',
    papers: [
      identity,
      { name: 'Salary slips of three months', why: 'Income, and what is taken off it.' },
      { name: 'Form 16', why: 'The employer’s word on salary and tax.' },
      statements,
    ],
  },
  {
    key: 'self-employed',
    label: 'Self-employed',
    papers: [
      identity,
      { name: 'Proof of the profession', why: 'A licence, a degree or a registration.' },
      returns,
      statements,
    ],
  },
  {
    key: 'proprietor',
    label: 'Proprietor',
    papers: [
      identity,
      { name: 'Udyam or GST registration', why: 'That the business exists, and since when.' },
      returns,
      gst,
      statements,
    ],
  },
  {
    key: 'partnership',
    label: 'Partnership',
    papers: [
      { name: 'PAN of the firm and of each partner', why: 'To know who asks, and who answers for it.' },
      { name: 'Partnership deed', why: 'Shares, and who may sign.' },
      returns,
      gst,
      statements,
    ],
  },
  {
    key: 'company',
    label: 'Company',
    papers: [
      {
        name: 'Certificate of incorporation, memorandum and articles',
        why: 'What the company is and may do.',
      },
      { name: 'Board resolution', why: 'That the company wants this, and who signs.' },
      { name: 'PAN of the company and of the directors', why: 'To know who asks, and who stands behind.' },
      accounts,
      gst,
    ],
  },
  {
    key: 'nri',
    label: 'NRI',
    papers: [
      { name: 'Passport and visa or residence permit', why: 'Who you are, and where you live.' },
      { name: 'PAN', why: 'Asked for in most money matters in India.' },
      { name: 'Statements of the NRE and NRO accounts', why: 'Money earned abroad and in India, apart.' },
      { name: 'Proof of income abroad', why: 'A contract, salary slips or tax returns.' },
      { name: 'Power of attorney', why: 'Where somebody in India signs for you.' },
    ],
  },
];

/** What a service asks for besides. */
export const servicePapers: readonly { path: Path; papers: readonly Paper[] }[] = [
  {
    path: '/services/loanForEveryIndian',
    papers: [
      { name: 'Proof of address', why: 'Where you live or work.' },
      sanctions,
      {
        name: 'Title papers, quotation or ornaments',
        why: 'Only if you offer security: a property, a car or gold.',
      },
    ],
  },
  {
    path: '/services/fund-raising',
    papers: [
      accounts,
      { name: 'Business plan with projections', why: 'What the money is for, and how it comes back.' },
      { name: 'List of owners and shares', why: 'An investor buys a place in it.' },
    ],
  },
  {
    path: '/services/billDiscounting',
    papers: [
      { name: 'Invoice and purchase order', why: 'What is owed, and for what.' },
      { name: 'Delivery note or e-way bill', why: 'That the goods have arrived.' },
      { name: 'The buyer’s acceptance', why: 'That the amount will be paid on the day.' },
    ],
  },
  {
    path: '/services/exportbillDiscounting',
    papers: [
      { name: 'Invoice, packing list and transport document', why: 'That the goods have left.' },
      { name: 'Export order or letter of credit', why: 'Terms of payment, and who pays.' },
      { name: 'Importer-exporter code', why: 'The number under which you export.' },
    ],
  },
  {
    path: '/services/investment-banking',
    papers: [
      sanctions,
      { name: 'Account statements and repayment record', why: 'That instalments were paid on time.' },
      { name: 'List of the security given', why: 'What the bank holds already.' },
      { name: 'Orders in hand', why: 'If you ask for more.' },
    ],
  },
  {
    path: '/services/credit-rating',
    papers: [
      accounts,
      { name: 'Projections of one to three years', why: 'A rating looks at the years ahead.' },
      sanctions,
    ],
  },
  {
    path: '/services/creditRatingAdversory',
    papers: [
      accounts,
      { name: 'An earlier rating letter', why: 'If there is one: what was said then.' },
      { name: 'Profile of the management', why: 'Analysts ask who decides.' },
    ],
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    papers: [accounts, { name: 'Project report', why: 'What is planned, and what it costs.' }, sanctions],
  },
  {
    path: '/services/wealth',
    papers: [
      { name: 'Cancelled cheque', why: 'The account that money goes to and comes from.' },
      { name: 'Statement of present holdings', why: 'To see the whole before a part is changed.' },
    ],
  },
  {
    path: '/services/realState',
    papers: [
      { name: 'Title papers and approved plan', why: 'Who owns it, and what was allowed.' },
      { name: 'RERA registration of the project', why: 'If it is being built.' },
      { name: 'Agreement or booking form', why: 'What you are asked to sign.' },
    ],
  },
  {
    path: '/services/ourInsuranceServices',
    papers: [
      { name: 'Policies in force', why: 'What is covered already.' },
      { name: 'Date of birth of all to be covered', why: 'The premium depends on age.' },
      { name: 'Registration of the vehicle or list of stock', why: 'For a motor or a business policy.' },
    ],
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    papers: [
      sanctions,
      statements,
      { name: 'Your question in one sentence', why: 'Fifteen minutes go a long way with it.' },
    ],
  },
  {
    path: '/services/ourEndToEndforeignServices',
    papers: [
      { name: 'Registration papers of the parent company', why: 'What is to be set up, and by whom.' },
      { name: 'Passports of directors and owners', why: 'They are named in the Indian company.' },
      { name: 'One page on the Indian business', why: 'The form follows from what it will do.' },
    ],
  },
  {
    path: '/services/training-placement',
    papers: [
      { name: 'List of posts and numbers', why: 'Whom you need, where and when.' },
      { name: 'Description of each post', why: 'What the trained people must know.' },
    ],
  },
  {
    path: '/services/tech-services',
    papers: [
      { name: 'What you use today', why: 'Names of systems and who looks after them.' },
      { name: 'A list of wishes in your own words', why: 'What should be easier afterwards.' },
    ],
  },
  {
    path: '/services/digital-marketing',
    papers: [
      { name: 'Addresses of your pages and accounts', why: 'Where you are found today.' },
      { name: 'Material that may be used', why: 'Pictures, texts and the logo.' },
    ],
  },
];
