import words from '#words/content/service-boxes.json';

/** The four cards below the slides of Home: two for businesses, one for families, and one for NRIs. */
export const serviceBoxes = [
  { ...words.limit, path: '/services/investment-banking' },
  { ...words.invoices, path: '/services/billDiscounting' },
  { ...words.homeLoan, path: '/home-loan', icon: 'house' },
  { ...words.nri, path: '/nri', icon: 'key' },
] as const;

const { doors } = words;

/** The links below the cards, for visitors who need something else. */
export const heroLinks = [
  { ...doors.foreignCompanies, path: '/services/ourEndToEndforeignServices', icon: 'office' },
  { ...doors.loans, path: '/services/loanForEveryIndian', icon: 'car' },
  { ...doors.insurance, path: '/services/ourInsuranceServices', icon: 'shield' },
  { ...doors.partners, path: '/partner', icon: 'person' },
] as const;
