/** What the choice fields offer. Plain data: it imports nothing, so pages can show it at once. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Choice {
  readonly label: string;
  /** The empty first entry of the select; choosing it is choosing nothing. */
  readonly prompt: string;
  /** Said when nothing is chosen. */
  readonly missing: string;
  readonly options: readonly Option[];
}

export const loanChoice = {
  label: 'Loan type',
  prompt: 'Loan Type',
  missing: 'Choose a loan type from the list.',
  options: [
    { value: 'SME Loan', label: 'SME Loan' },
    { value: 'Working Capital', label: 'Working Capital' },
    { value: 'Machinery Loan', label: 'Machinery Loan' },
  ],
} as const satisfies Choice;

export const discountingChoice = {
  label: 'Invoice type',
  prompt: 'Invoice Type',
  missing: 'Choose an invoice type from the list.',
  options: [
    { value: 'Trade Invoice', label: 'Trade Invoice' },
    { value: 'Purchase Order', label: 'Purchase Order' },
  ],
} as const satisfies Choice;

export const fundingChoice = {
  label: 'Funding option',
  prompt: 'Funding Option',
  missing: 'Choose a funding option from the list.',
  options: [
    { value: 'Equity Funding', label: 'Equity Funding' },
    { value: 'Debt Funding', label: 'Debt Funding' },
    { value: 'Bridge Funding', label: 'Bridge Funding' },
  ],
} as const satisfies Choice;

export const complianceChoice = {
  label: 'Compliance type',
  prompt: 'Compliance Type',
  missing: 'Choose a compliance type from the list.',
  options: [
    { value: 'RERA', label: 'RERA Compliance' },
    { value: 'Company Law', label: 'Company Law Advisory' },
    { value: 'Financial Audit', label: 'Financial Audit' },
  ],
} as const satisfies Choice;

export const contactChoice = {
  label: 'Subject',
  prompt: 'Select Loan Category',
  missing: 'Choose a subject from the list.',
  options: [
    { value: 'Family Insurance', label: 'Family Insurance' },
    { value: 'Health Insurance', label: 'Health Insurance' },
    { value: 'Life Insurance', label: 'Life Insurance' },
    { value: 'Vehicle Insurance', label: 'Vehicle Insurance' },
    { value: 'Finance', label: 'Finance' },
  ],
} as const satisfies Choice;

export const appointmentChoice = {
  label: 'Subject',
  prompt: 'Select Subject',
  missing: 'Choose a subject from the list.',
  options: [
    { value: 'Life Insurance', label: 'Life Insurance' },
    { value: 'Business consultant', label: 'Business consultant' },
    { value: 'Health Insurance', label: 'Health Insurance' },
    { value: 'Vehicle Insurance', label: 'Vehicle Insurance' },
  ],
} as const satisfies Choice;
