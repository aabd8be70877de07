import type { Path } from '../site/routes.ts';
import { nriPapers } from './nri-papers.ts';

export interface Paper {
  /** The English name, which is sent with an enquiry and saved when ticked. */
  name: string;
  /** The name on a page in another language. */
  shown?: string;
  /** Why the document is required. */
  why: string;
}

const identity: Paper = {
  name: 'PAN and Aadhaar',
  why: 'To confirm your identity and check your CIBIL report.',
};
const statements: Paper = {
  name: 'Bank statements, 1 year',
  why: 'Your income and spending.',
};
const returns: Paper = {
  name: 'Income tax returns, 3 years',
  why: 'Your income as declared for tax.',
};
const accounts: Paper = {
  name: 'Audited accounts, 3 years',
  why: 'Profit, debt and reserves, signed by an auditor.',
};
const gst: Paper = { name: 'GST returns, 1 year', why: 'Your sales month by month.' };
const sanctions: Paper = {
  name: 'Loan sanction letters',
  why: 'Your present rate, security and conditions.',
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
    papers: [
      identity,
      { name: 'Salary slips, 3 months', why: 'Your salary and deductions.' },
      { name: 'Form 16', why: 'Your employer’s certificate of salary and TDS.' },
      statements,
    ],
  },
  {
    key: 'self-employed',
    label: 'Self-employed',
    papers: [
      identity,
      { name: 'Proof of profession', why: 'A licence, a degree or a registration.' },
      returns,
      statements,
    ],
  },
  {
    key: 'proprietor',
    label: 'Proprietor',
    papers: [
      identity,
      { name: 'Udyam or GST registration', why: 'Proof of the business and its start date.' },
      returns,
      gst,
      statements,
    ],
  },
  {
    key: 'partnership',
    label: 'Partnership',
    papers: [
      { name: 'PAN of firm and partners', why: 'To confirm who the partners are.' },
      { name: 'Partnership deed', why: 'Shares of the partners and signing powers.' },
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
        why: 'What the company is and is allowed to do.',
      },
      { name: 'Board resolution', why: 'Approval of the company and who signs.' },
      { name: 'PAN of company and directors', why: 'To confirm who the directors are.' },
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
      { name: 'Proof of address', why: 'Where you live or work.' },
      sanctions,
      {
        name: 'Title deeds, quotation or jewellery',
        why: 'Only for a secured loan.',
      },
    ],
  },
  {
    path: '/services/fund-raising',
    papers: [
      accounts,
      { name: 'Business plan with projections', why: 'What the funds are for and how they are repaid.' },
      { name: 'List of owners and shares', why: 'For equity: who owns the company today.' },
    ],
  },
  {
    path: '/services/billDiscounting',
    papers: [
      { name: 'Invoice and purchase order', why: 'The amount due, and what for.' },
      { name: 'Delivery note or e-way bill', why: 'Proof of delivery.' },
      { name: 'The buyer’s acceptance', why: 'Confirmation that the buyer will pay on the due date.' },
    ],
  },
  {
    path: '/services/exportbillDiscounting',
    papers: [
      { name: 'Invoice and shipping documents', why: 'Proof of shipment.' },
      { name: 'Export order or letter of credit', why: 'Payment terms, and who pays.' },
      { name: 'Importer Exporter Code (IEC)', why: 'Your export registration.' },
    ],
  },
  {
    path: '/services/investment-banking',
    papers: [
      sanctions,
      { name: 'Loan account statements', why: 'Proof that EMIs were paid on time.' },
      { name: 'List of security given', why: 'What the bank already holds.' },
      { name: 'Orders in hand', why: 'If you need a higher limit.' },
    ],
  },
  {
    path: '/services/credit-rating',
    papers: [
      accounts,
      { name: 'Projections, up to 3 years', why: 'Your plan for the coming years.' },
      sanctions,
    ],
  },
  {
    path: '/services/creditRatingAdversory',
    papers: [
      accounts,
      { name: 'An earlier rating letter', why: 'Your last rating and its reasons, if any.' },
      { name: 'Profile of the management', why: 'Who runs the company.' },
    ],
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    papers: [accounts, { name: 'Project report', why: 'What you plan, and its cost.' }, sanctions],
  },
  {
    path: '/services/wealth',
    papers: [
      { name: 'Cancelled cheque', why: 'To confirm your bank account.' },
      { name: 'Holding statement', why: 'To see all your investments together.' },
    ],
  },
  {
    path: '/services/realState',
    papers: [
      { name: 'Title deeds and approved plan', why: 'Ownership and approvals.' },
      { name: 'RERA registration', why: 'If it is under construction.' },
      { name: 'Agreement or booking form', why: 'What you are asked to sign.' },
    ],
  },
  {
    path: '/services/ourInsuranceServices',
    papers: [
      { name: 'Policies in force', why: 'Your present cover.' },
      { name: 'Dates of birth', why: 'The premium depends on age.' },
      { name: 'Vehicle registration or stock list', why: 'For a motor or a business policy.' },
    ],
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    papers: [sanctions, statements, { name: 'Your question', why: 'To make the most of your 15 minutes.' }],
  },
  {
    path: '/services/ourEndToEndforeignServices',
    papers: [
      { name: 'Parent company’s registration documents', why: 'Who sets up the Indian company.' },
      { name: 'Passports of directors and owners', why: 'They become directors or shareholders in India.' },
      { name: 'One page on the Indian business', why: 'It decides the type of company.' },
    ],
  },
  {
    path: '/services/training-placement',
    papers: [
      { name: 'List of vacancies', why: 'Roles, numbers, locations and dates.' },
      { name: 'Job description for each role', why: 'The skills to train.' },
    ],
  },
  {
    path: '/services/tech-services',
    papers: [
      { name: 'List of your present systems', why: 'What you use today and who maintains it.' },
      { name: 'Your requirements in your own words', why: 'What should become easier.' },
    ],
  },
  {
    path: '/services/digital-marketing',
    papers: [
      { name: 'Links to your website and accounts', why: 'Your present online presence.' },
      { name: 'Photos, texts and logo', why: 'Material that we may use.' },
    ],
  },
];
