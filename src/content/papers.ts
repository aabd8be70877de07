import type { Path } from '../site/routes.ts';
import { applicant, paper } from './paper.ts';
import type { Paper } from './paper.ts';
import { nriPapers } from './nri-papers.ts';

const identity = paper('identity');
const statements = paper('bankStatements');
const returns = paper('taxReturns');
const accounts = paper('auditedAccounts');
const gst = paper('gstReturns');
const sanctions = paper('sanctionLetters');

/** The types of applicants, with the documents that each needs for every service. */
export const applicants: readonly {
  key: string;
  label: string;
  shown: string;
  papers: readonly Paper[];
}[] = [
  { ...applicant('salaried'), papers: [identity, paper('salarySlips'), paper('salaryTax'), statements] },
  { ...applicant('self-employed'), papers: [identity, paper('profession'), returns, statements] },
  { ...applicant('proprietor'), papers: [identity, paper('registration'), returns, gst, statements] },
  {
    ...applicant('partnership'),
    papers: [paper('firmPan'), paper('partnershipDeed'), returns, gst, statements],
  },
  {
    ...applicant('company'),
    papers: [paper('incorporation'), paper('boardResolution'), paper('companyPan'), accounts, gst],
  },
  { ...applicant('nri'), papers: nriPapers },
];

/** The documents that applicants of each service need in addition. */
export const servicePapers: readonly { path: Path; papers: readonly Paper[] }[] = [
  { path: '/services/loanForEveryIndian', papers: [paper('address'), sanctions, paper('loanSecurity')] },
  { path: '/services/fund-raising', papers: [accounts, paper('businessPlan'), paper('owners')] },
  {
    path: '/services/billDiscounting',
    papers: [paper('invoice'), paper('deliveryNote'), paper('acceptance')],
  },
  {
    path: '/services/exportbillDiscounting',
    papers: [paper('shipping'), paper('exportOrder'), paper('exporterCode')],
  },
  {
    path: '/services/investment-banking',
    papers: [sanctions, paper('loanStatements'), paper('pledges'), paper('orders')],
  },
  { path: '/services/credit-rating', papers: [accounts, paper('projections'), sanctions] },
  { path: '/services/creditRatingAdversory', papers: [accounts, paper('ratingLetter'), paper('management')] },
  {
    path: '/services/FinancialConsultancyforCorporates',
    papers: [accounts, paper('projectReport'), sanctions],
  },
  { path: '/services/wealth', papers: [paper('cheque'), paper('holdings')] },
  { path: '/services/realState', papers: [paper('approvedPlan'), paper('rera'), paper('bookingForm')] },
  {
    path: '/services/ourInsuranceServices',
    papers: [paper('policies'), paper('birthDates'), paper('insuredItems')],
  },
  { path: '/services/bankingDomainExpertConsultency', papers: [sanctions, statements, paper('question')] },
  {
    path: '/services/ourEndToEndforeignServices',
    papers: [paper('parentCompany'), paper('directorPassports'), paper('indianBusiness')],
  },
  { path: '/services/training-placement', papers: [paper('vacancies'), paper('jobDescriptions')] },
  { path: '/services/tech-services', papers: [paper('systems'), paper('requirements')] },
  { path: '/services/digital-marketing', papers: [paper('onlineAccounts'), paper('media')] },
];
