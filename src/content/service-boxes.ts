/** The four cards under the hero: two for businesses, one for families, one with two links for clients abroad. */
export const serviceBoxes = [
  {
    path: '/services/investment-banking',
    title: 'Higher limit, lower interest rate',
    text: 'For businesses, with the bank you already have.',
  },
  {
    path: '/services/billDiscounting',
    title: 'Cash for your invoices',
    text: 'Money today for invoices due in 30–120 days.',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'Home or business loan, insurance',
    text: 'For families and new businesses: the right EMI, cover and savings plan.',
  },
  {
    path: '/nri',
    title: 'NRIs and foreign companies',
    text: 'Accounts and property for NRIs, company set-up for firms from abroad.',
    rosette: 'foreign-company',
    links: [
      { to: '/nri', label: 'NRI guide' },
      { to: '/services/ourEndToEndforeignServices', label: 'For foreign companies' },
    ],
  },
] as const;
