import { choice, email, name, options, shortFormBehaviour, shortFormLead } from '../form-parts.ts';
import type { RosetteName } from '../../site/rosettes.ts';
import type { LeadForm } from '../form-definition.ts';

interface HomeTab {
  form: LeadForm;
  rosette: RosetteName;
}

/* The four forms of Home: fields, options and words of the specification, section 4. */

export const loan = {
  id: 'loan',
  title: 'Business Loan',
  submit: 'Send enquiry',
  success: 'Thank you! Your request has been sent successfully. We will contact you soon.',
  behaviour: { ...shortFormBehaviour, resets: false, keepsSuccess: true },
  lead: shortFormLead('New Business Loan enquiry'),
  fields: {
    name,
    email,
    service: choice({
      label: 'Loan type',
      prompt: 'Loan Type',
      missing: 'Choose a loan type from the list.',
      options: options('SME Loan', 'Working Capital', 'Machinery Loan'),
    }),
  },
} as const satisfies LeadForm;

export const discounting = {
  id: 'discounting',
  title: 'Bill Discounting',
  submit: 'Send enquiry',
  success: 'Thank you! Your Bill Discounting request has been sent successfully. We will contact you soon.',
  behaviour: shortFormBehaviour,
  lead: shortFormLead('New Bill Discounting enquiry'),
  fields: {
    name,
    email,
    discountingType: choice({
      label: 'Invoice type',
      prompt: 'Invoice Type',
      missing: 'Choose an invoice type from the list.',
      options: options('Trade Invoice', 'Purchase Order'),
    }),
  },
} as const satisfies LeadForm;

export const funding = {
  id: 'funding',
  title: 'Funding Solutions',
  submit: 'Send enquiry',
  success: 'Thank you! Your Funding request has been sent successfully. We will contact you soon.',
  behaviour: shortFormBehaviour,
  lead: shortFormLead('New Funding enquiry'),
  fields: {
    name,
    email,
    fundingType: choice({
      label: 'Funding option',
      prompt: 'Funding Option',
      missing: 'Choose a funding option from the list.',
      options: options('Equity Funding', 'Debt Funding', 'Bridge Funding'),
    }),
  },
} as const satisfies LeadForm;

export const compliance = {
  id: 'compliance',
  title: 'Compliance Advisory',
  submit: 'Send enquiry',
  success:
    'Thank you! Your Compliance Advisory request has been sent successfully. We will contact you soon.',
  behaviour: shortFormBehaviour,
  lead: shortFormLead('New Compliance Advisory enquiry'),
  fields: {
    name,
    email,
    compliance: choice({
      label: 'Compliance type',
      prompt: 'Compliance Type',
      missing: 'Choose a compliance type from the list.',
      options: [
        { value: 'RERA', label: 'RERA Compliance' },
        { value: 'Company Law', label: 'Company Law Advisory' },
        { value: 'Financial Audit', label: 'Financial Audit' },
      ],
    }),
  },
} as const satisfies LeadForm;

/** The forms of Home in the order of their tabs, each with the rosette beside it. */
export const tabs = [
  { form: loan, rosette: 'loans' },
  { form: discounting, rosette: 'bill-discounting' },
  { form: funding, rosette: 'fund-raising' },
  { form: compliance, rosette: 'corporate-consultancy' },
] as const satisfies readonly HomeTab[];
