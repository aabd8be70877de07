export const serviceCards = [
  {
    path: '/services/exportbillDiscounting',
    title: 'Export Bill Discounting',
    text: 'Money for exporters before the buyer pays.',
  },
  {
    path: '/services/wealth',
    title: 'Wealth Management',
    text: 'Mutual funds, PMS, AIF, stocks and fixed deposits.',
  },
  {
    path: '/services/realState',
    title: 'Real Estate Advisory',
    text: 'Title, price and builder checked before you buy.',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'Loan For Every Indian',
    text: 'Home, car, personal, gold and business loans.',
  },
  {
    path: '/services/ourInsuranceServices',
    title: 'Insurance Services',
    text: 'Life, health, motor and business policies compared.',
  },
] as const;
