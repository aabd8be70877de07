/** The four coupons under the hero. */
export const serviceBoxes = [
  {
    path: '/services/billDiscounting',
    title: 'Bill discounting',
    text: 'Cash against approved invoices, for tenors of 30 to 120 days.',
  },
  {
    path: '/services/investment-banking',
    title: 'Debt restructuring',
    text: 'A higher limit or a lower rate with the bank you already have.',
  },
  {
    path: '/services/credit-rating',
    title: 'Credit rating advisory',
    text: 'Get ready for the agency in a process of four to eight weeks.',
  },
  {
    path: '/services/fund-raising',
    title: 'Fund raising',
    text: 'International funding, and standby letters of credit discounted.',
  },
] as const;
