import words from '#words/content/service-boxes.json';

/** The four cards under the hero: two for businesses, one for families, one with two links for clients abroad. */
export const serviceBoxes = [
  { ...words.limit, path: '/services/investment-banking' },
  { ...words.invoices, path: '/services/billDiscounting' },
  { ...words.families, path: '/services/loanForEveryIndian' },
  {
    ...words.abroad,
    path: '/nri',
    rosette: 'foreign-company',
    links: [
      { to: '/nri', label: words.abroad.links.nri },
      { to: '/services/ourEndToEndforeignServices', label: words.abroad.links.companies },
    ],
  },
] as const;
