export const serviceCards = [
  {
    path: '/services/exportbillDiscounting',
    title: 'Export Bill Discounting',
    text: 'Exporters draw 70 to 90% of an invoice in one to three days, not after 30 to 180.',
  },
  {
    path: '/services/wealth',
    title: 'Wealth Management',
    text: 'Mutual funds, PMS, AIF, stocks and fixed deposits, looked at as one portfolio.',
  },
  {
    path: '/services/realState',
    title: 'Real Estate Advisory',
    text: 'Six steps of due diligence before you buy, and a plan for the day you sell.',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'Loan For Every Indian',
    text: 'Personal, home, car, gold and business loans, with 50+ lending partners.',
  },
  {
    path: '/services/ourInsuranceServices',
    title: 'Insurance Services',
    text: 'Life, health, general and loan protection cover, with quotes compared.',
  },
] as const;
