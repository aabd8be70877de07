import type { Path } from '../site/routes.ts';
import { getApplicant, getPaper } from './paper.ts';
import type { Paper } from './paper.ts';
import { nriPapers } from './nri-papers.ts';

const identity = getPaper('identity');
const statements = getPaper('bankStatements');
const returns = getPaper('taxReturns');
const accounts = getPaper('auditedAccounts');
const gst = getPaper('gstReturns');
const sanctions = getPaper('sanctionLetters');

/** The types of applicants, with the documents that each needs for every service. */
export const applicants: readonly {
  key: string;
  englishName: string;
  shown: string;
  papers: readonly Paper[];
}[] = [
  {
    ...getApplicant('salaried'),
    papers: [identity, getPaper('salarySlips'), getPaper('salaryTax'), statements],
  },
  { ...getApplicant('self-employed'), papers: [identity, getPaper('profession'), returns, statements] },
  {
    ...getApplicant('proprietor'),
    papers: [identity, getPaper('registration'), returns, gst, statements],
  },
  {
    ...getApplicant('partnership'),
    papers: [getPaper('firmPan'), getPaper('partnershipDeed'), returns, gst, statements],
  },
  {
    ...getApplicant('company'),
    papers: [getPaper('incorporation'), getPaper('boardResolution'), getPaper('companyPan'), accounts, gst],
  },
  { ...getApplicant('nri'), papers: nriPapers },
];

/** The documents that applicants of each service need in addition. */
export const servicePapers: readonly { path: Path; papers: readonly Paper[] }[] = [
  {
    path: '/services/loanForEveryIndian',
    papers: [getPaper('address'), sanctions, getPaper('loanSecurity')],
  },
  { path: '/services/fund-raising', papers: [accounts, getPaper('businessPlan'), getPaper('owners')] },
  {
    path: '/services/billDiscounting',
    papers: [getPaper('invoice'), getPaper('deliveryNote'), getPaper('acceptance')],
  },
  {
    path: '/services/exportbillDiscounting',
    papers: [getPaper('shipping'), getPaper('exportOrder'), getPaper('exporterCode')],
  },
  {
    path: '/services/investment-banking',
    papers: [sanctions, getPaper('loanStatements'), getPaper('pledges'), getPaper('orders')],
  },
  { path: '/services/credit-rating', papers: [accounts, getPaper('projections'), sanctions] },
  {
    path: '/services/creditRatingAdversory',
    papers: [accounts, getPaper('ratingLetter'), getPaper('management')],
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    papers: [accounts, getPaper('projectReport'), sanctions],
  },
  { path: '/services/wealth', papers: [getPaper('cheque'), getPaper('holdings')] },
  {
    path: '/services/realState',
    papers: [getPaper('approvedPlan'), getPaper('rera'), getPaper('bookingForm')],
  },
  {
    path: '/services/ourInsuranceServices',
    papers: [getPaper('policies'), getPaper('birthDates'), getPaper('insuredItems')],
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    papers: [sanctions, statements, getPaper('question')],
  },
  {
    path: '/services/ourEndToEndforeignServices',
    papers: [getPaper('parentCompany'), getPaper('directorPassports'), getPaper('indianBusiness')],
  },
  {
    path: '/services/training-placement',
    papers: [getPaper('vacancies'), getPaper('jobDescriptions')],
  },
  { path: '/services/tech-services', papers: [getPaper('systems'), getPaper('requirements')] },
  { path: '/services/digital-marketing', papers: [getPaper('onlineAccounts'), getPaper('media')] },
];
