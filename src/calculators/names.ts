import type { Path } from '../site/routes.ts';

interface Head {
  /** The page whose enquiry takes the figures. */
  path: Path;
  note: string;
  title: string;
  lead: string;
  /** Its worked example: what it is given, and its answer by name and amount. */
  given: string;
  answer: string;
  amount: string;
}

/** Each calculator by its name in the address, with the head of its section; the rest arrives at intent. */
export const calculators = {
  loan: {
    path: '/services/loanForEveryIndian',
    note: 'Before you sign',
    title: 'What would the loan instalment be?',
    lead: 'Move a slider or write in a box. Fees count too: the annual percentage rate has them in it.',
    given: 'Example: loan ₹ 10,00,000 at 10.5 % for 10 years',
    answer: 'Instalment a month',
    amount: '₹ 13,493.50',
  },
  borrow: {
    path: '/services/loanForEveryIndian',
    note: 'Before you apply',
    title: 'What could I borrow?',
    lead: 'An indication from your income, with its assumptions beside it. The lender decides.',
    given: 'Example: monthly income ₹ 60,000, 20 years at 9 %',
    answer: 'You could borrow about',
    amount: '₹ 24,45,188',
  },
  bill: {
    path: '/services/billDiscounting',
    note: 'Before you discount',
    title: 'What would your bill bring today?',
    lead: 'Money now, money later, and what it costs: in rupees, and as a yearly rate beside an overdraft’s.',
    given: 'Example: invoice ₹ 5,00,000, due in 60 days',
    answer: 'Money today',
    amount: '₹ 4,75,000',
  },
  export: {
    path: '/services/exportbillDiscounting',
    note: 'Before you ship',
    title: 'What would your export bill bring?',
    lead: 'Put in the share advanced, the days and the discount. The cost is shown as a yearly rate too.',
    given: 'Example: invoice ₹ 25,00,000, due in 90 days',
    answer: 'Money today',
    amount: '₹ 20,00,000',
  },
  restructuring: {
    path: '/services/investment-banking',
    note: 'Before you see the bank',
    title: 'Would new loan terms pay?',
    lead: 'Today’s terms beside new ones: by the month, in all, and from which month the change pays.',
    given: 'Example: ₹ 3,00,00,000, 14 % to 11 %',
    answer: 'Saved in all, less costs',
    amount: '₹ 24,46,489.83',
  },
  rating: {
    path: '/services/credit-rating',
    note: 'Before you are rated',
    title: 'What would a lower rate save?',
    lead: 'One per cent of one crore is a lakh a year. Put in your own figures.',
    given: 'Example: loan ₹ 1,00,00,000, lower by 1 %',
    answer: 'Saved in a year',
    amount: '₹ 1,00,000',
  },
} as const satisfies Record<string, Head>;

export type CalculatorName = keyof typeof calculators;
