import type { Service } from './page-row.ts';

/**
 * The groups of the services menu, in order. Their ids are also the ids of their sections on About. The visible names
 * are in src/words/en/service-groups.json.
 */
export const groups = [
  'raise-capital',
  'strengthen-the-balance-sheet',
  'protect-and-grow',
  'build-and-expand',
] as const;

/** The services in the order of their menu, as rows of the route table. */
export const services = [
  {
    path: '/services/fund-raising',
    parent: '/',
    group: 'raise-capital',
    rosette: 'fund-raising',
    bannerVariant: 'ledger',
  },
  {
    path: '/services/billDiscounting',
    parent: '/',
    group: 'raise-capital',
    rosette: 'bill-discounting',
    bannerVariant: 'certificate',
  },
  {
    path: '/services/exportbillDiscounting',
    parent: '/',
    group: 'raise-capital',
    rosette: 'export-bill-discounting',
    bannerVariant: 'ledger',
  },
  {
    path: '/services/loanForEveryIndian',
    parent: '/',
    group: 'raise-capital',
    rosette: 'loans',
    bannerVariant: 'certificate',
    scrollsToTop: 'smoothly',
  },
  {
    path: '/services/investment-banking',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'debt-restructuring',
    bannerVariant: 'letter',
    scrollsToTop: 'smoothly',
  },
  {
    path: '/services/credit-rating',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'credit-rating',
    bannerVariant: 'ledger',
  },
  {
    path: '/services/creditRatingAdversory',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'rating-process',
    bannerVariant: 'letter',
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'corporate-consultancy',
    bannerVariant: 'ledger',
  },
  {
    path: '/services/wealth',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'wealth',
    bannerVariant: 'certificate',
  },
  {
    path: '/services/realState',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'real-estate',
    bannerVariant: 'letter',
  },
  {
    path: '/services/ourInsuranceServices',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'insurance',
    bannerVariant: 'certificate',
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'banking-expert',
    bannerVariant: 'letter',
  },
  {
    path: '/services/ourEndToEndforeignServices',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'foreign-company',
    bannerVariant: 'ledger',
  },
  {
    path: '/services/training-placement',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'training',
    bannerVariant: 'certificate',
  },
  {
    path: '/services/tech-services',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'tech',
    bannerVariant: 'letter',
  },
  {
    path: '/services/digital-marketing',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'digital-marketing',
    bannerVariant: 'ledger',
  },
] as const satisfies readonly Service[];
