/** The four cards under the hero: two for businesses, one for families, one for clients abroad. */
export const serviceBoxes = [
  {
    path: '/services/investment-banking',
    title: 'Higher limit, lower interest rate',
    text: 'For businesses: a higher limit or a lower rate with the bank you already have.',
  },
  {
    path: '/services/billDiscounting',
    title: 'Cash for your invoices',
    text: 'Bill discounting: money today for invoices due in 30–120 days.',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'Home loan, insurance, investments',
    text: 'For families: an EMI that fits your income, the right cover, a savings plan.',
  },
  {
    path: '/nri',
    title: 'NRIs and foreign companies',
    text: 'NRI accounts, property and transfers. Company set-up in India.',
    rosette: 'foreign-company',
  },
] as const;
