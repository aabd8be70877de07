import type { Path } from '../site/routes.ts';
import { getApplicant, createPaper } from './paper.ts';
import type { Paper } from './paper.ts';
import { nriPapers } from './nri-papers.ts';

const identity = createPaper('identity');
const statements = createPaper('bankStatements');
const returns = createPaper('taxReturns');
const accounts = createPaper('auditedAccounts');
const gst = createPaper('gstReturns');
const sanctions = createPaper('sanctionLetters');

/** The types of applicants, with the documents that each needs for every service. */
export const applicants: readonly {
  key: string;
  label: string;
  shown: string;
  papers: readonly Paper[];
}[] = [
  {
    ...getApplicant('salaried'),
    papers: [identity, createPaper('salarySlips'), createPaper('salaryTax'), statements],
  },
  { ...getApplicant('self-employed'), papers: [identity, createPaper('profession'), returns, statements] },
  {
    ...getApplicant('proprietor'),
    papers: [identity, createPaper('registration'), returns, gst, statements],
  },
  {
    ...getApplicant('partnership'),
    papers: [createPaper('firmPan'), createPaper('partnershipDeed'), returns, gst, statements],
  },
  {
    ...getApplicant('company'),
    papers: [
      createPaper('incorporation'),
      createPaper('boardResolution'),
      createPaper('companyPan'),
      accounts,
      gst,
    ],
  },
  { ...getApplicant('nri'), papers: nriPapers },
];

/** The documents that applicants of each service need in addition. */
export const servicePapers: readonly { path: Path; papers: readonly Paper[] }[] = [
  {
    path: '/services/loanForEveryIndian',
    papers: [createPaper('address'), sanctions, createPaper('loanSecurity')],
  },
  { path: '/services/fund-raising', papers: [accounts, createPaper('businessPlan'), createPaper('owners')] },
  {
    path: '/services/billDiscounting',
    papers: [createPaper('invoice'), createPaper('deliveryNote'), createPaper('acceptance')],
  },
  {
    path: '/services/exportbillDiscounting',
    papers: [createPaper('shipping'), createPaper('exportOrder'), createPaper('exporterCode')],
  },
  {
    path: '/services/investment-banking',
    papers: [sanctions, createPaper('loanStatements'), createPaper('pledges'), createPaper('orders')],
  },
  { path: '/services/credit-rating', papers: [accounts, createPaper('projections'), sanctions] },
  {
    path: '/services/creditRatingAdversory',
    papers: [accounts, createPaper('ratingLetter'), createPaper('management')],
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    papers: [accounts, createPaper('projectReport'), sanctions],
  },
  { path: '/services/wealth', papers: [createPaper('cheque'), createPaper('holdings')] },
  {
    path: '/services/realState',
    papers: [createPaper('approvedPlan'), createPaper('rera'), createPaper('bookingForm')],
  },
  {
    path: '/services/ourInsuranceServices',
    papers: [createPaper('policies'), createPaper('birthDates'), createPaper('insuredItems')],
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    papers: [sanctions, statements, createPaper('question')],
  },
  {
    path: '/services/ourEndToEndforeignServices',
    papers: [createPaper('parentCompany'), createPaper('directorPassports'), createPaper('indianBusiness')],
  },
  {
    path: '/services/training-placement',
    papers: [createPaper('vacancies'), createPaper('jobDescriptions')],
  },
  { path: '/services/tech-services', papers: [createPaper('systems'), createPaper('requirements')] },
  { path: '/services/digital-marketing', papers: [createPaper('onlineAccounts'), createPaper('media')] },
];
