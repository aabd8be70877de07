import type { Path } from '../site/routes.ts';

interface Head {
  /** The page whose enquiry takes the figures. */
  path: Path;
  note: string;
  title: string;
  lead: string;
}

/** Each calculator by its name in the address, with the head of its section; the rest arrives at intent. */
export const calculators = {
  loan: {
    path: '/services/loanForEveryIndian',
    note: 'Before you sign',
    title: 'What would the loan instalment be?',
    lead: 'Move a slider or write in a box. Fees count too: the annual percentage rate has them in it.',
  },
  borrow: {
    path: '/services/loanForEveryIndian',
    note: 'Before you apply',
    title: 'What could I borrow?',
    lead: 'An indication from your income, with its assumptions beside it. The lender decides.',
  },
  bill: {
    path: '/services/billDiscounting',
    note: 'Before you discount',
    title: 'What would your bill bring today?',
    lead: 'Money now, money later, and what it costs: in rupees, and as a yearly rate beside an overdraft’s.',
  },
  export: {
    path: '/services/exportbillDiscounting',
    note: 'Before you ship',
    title: 'What would your export bill bring?',
    lead: 'Put in the share advanced, the days and the discount. The cost is shown as a yearly rate too.',
  },
  restructuring: {
    path: '/services/investment-banking',
    note: 'Before you see the bank',
    title: 'Would new loan terms pay?',
    lead: 'Today’s terms beside new ones: by the month, in all, and from which month the change pays.',
  },
  rating: {
    path: '/services/credit-rating',
    note: 'Before you are rated',
    title: 'What would a lower rate save?',
    lead: 'One per cent of one crore is a lakh a year. Put in your own figures.',
  },
} as const satisfies Record<string, Head>;

export type CalculatorName = keyof typeof calculators;
