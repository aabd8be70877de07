import type { Paper } from './papers.ts';

/** Documents of a non-resident Indian: on the NRI page, and in the document lists. */
export const nriPapers: readonly Paper[] = [
  { name: 'Passport, with visa or residence permit, or OCI card', why: 'Who you are, and where you live.' },
  { name: 'Proof of address abroad', why: 'And of your address in India, if you have one.' },
  { name: 'PAN', why: 'Needed for most financial transactions in India.' },
  {
    name: 'Tax residency certificate',
    why: 'Only to use a tax treaty: from the tax office of your country.',
  },
  {
    name: 'NRE and NRO account statements',
    why: 'Your income from abroad and from India. Add those of your account abroad.',
  },
  {
    name: 'Proof of income abroad',
    why: 'Employment contract, salary slips or tax returns; for a loan also the credit report of your country.',
  },
  { name: 'Title deed and proof of payment', why: 'Only for a sale: what you paid, and from which account.' },
  { name: 'Power of attorney, if used', why: 'If someone in India signs for you.' },
];
