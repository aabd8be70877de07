export const serviceCards = [
  {
    path: '/services/exportbillDiscounting',
    title: 'Export Bill Discounting',
    text: 'Get 70–90% of your export invoice in 1–3 days instead of waiting 30–180 days.',
  },
  {
    path: '/services/wealth',
    title: 'Wealth Management',
    text: 'Mutual funds, PMS, AIF, stocks and fixed deposits in one portfolio.',
  },
  {
    path: '/services/realState',
    title: 'Real Estate Advisory',
    text: 'Due diligence in six steps before you buy, and an exit plan for the day you sell.',
  },
  {
    path: '/services/loanForEveryIndian',
    title: 'Loan For Every Indian',
    text: 'Home, car, personal, gold and business loans from 50+ lending partners.',
  },
  {
    path: '/services/ourInsuranceServices',
    title: 'Insurance Services',
    text: 'Life, health, motor and business insurance, with quotes compared for you.',
  },
] as const;
