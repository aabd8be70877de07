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
    bannerVariant: 'certificate',
  },
  {
    path: '/services/billDiscounting',
    parent: '/',
    group: 'raise-capital',
    rosette: 'bill-discounting',
    bannerVariant: 'bill',
  },
  {
    path: '/services/exportbillDiscounting',
    parent: '/',
    group: 'raise-capital',
    rosette: 'export-bill-discounting',
    bannerVariant: 'coupons',
  },
  {
    path: '/services/loanForEveryIndian',
    parent: '/',
    group: 'raise-capital',
    rosette: 'loans',
    bannerVariant: 'bill',
    scrollsToTop: 'smoothly',
  },
  {
    path: '/services/investment-banking',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'debt-restructuring',
    bannerVariant: 'bond',
    scrollsToTop: 'smoothly',
  },
  {
    path: '/services/credit-rating',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'credit-rating',
    bannerVariant: 'coupons',
  },
  {
    path: '/services/creditRatingAdversory',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'rating-process',
    bannerVariant: 'passbook',
  },
  {
    path: '/services/FinancialConsultancyforCorporates',
    parent: '/',
    group: 'strengthen-the-balance-sheet',
    rosette: 'corporate-consultancy',
    bannerVariant: 'bond',
  },
  {
    path: '/services/wealth',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'wealth',
    bannerVariant: 'passbook',
  },
  {
    path: '/services/realState',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'real-estate',
    bannerVariant: 'certificate',
  },
  {
    path: '/services/ourInsuranceServices',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'insurance',
    bannerVariant: 'bond',
  },
  {
    path: '/services/bankingDomainExpertConsultency',
    parent: '/',
    group: 'protect-and-grow',
    rosette: 'banking-expert',
    bannerVariant: 'passbook',
  },
  {
    path: '/services/ourEndToEndforeignServices',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'foreign-company',
    bannerVariant: 'certificate',
  },
  {
    path: '/services/training-placement',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'training',
    bannerVariant: 'passbook',
  },
  {
    path: '/services/tech-services',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'tech',
    bannerVariant: 'coupons',
  },
  {
    path: '/services/digital-marketing',
    parent: '/',
    group: 'build-and-expand',
    rosette: 'digital-marketing',
    bannerVariant: 'bill',
  },
] as const satisfies readonly Service[];
