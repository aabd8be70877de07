import words from '#words/content/service-cards.json';

export const serviceCards = [
  { ...words.exports, path: '/services/exportbillDiscounting' },
  { ...words.wealth, path: '/services/wealth' },
  { ...words.realEstate, path: '/services/realState' },
  { ...words.loans, path: '/services/loanForEveryIndian' },
  { ...words.insurance, path: '/services/ourInsuranceServices' },
] as const;
