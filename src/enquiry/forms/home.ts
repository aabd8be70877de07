import words from '#words/forms/home.json';
import english from '../../words/en/forms/home.json';
import {
  createChoice,
  createChoiceFromOptions,
  email,
  name,
  shortFormBehaviour,
  createShortLead,
} from '../form-parts.ts';
import type { RosetteName } from '../../site/rosettes.ts';
import type { LeadForm } from '../form-definition.ts';

interface HomeTab {
  form: LeadForm;
  rosette: RosetteName;
}

/* The four forms of Home. Section 4 of the specification defines their fields, options and words. */

export const loan = {
  id: 'loan',
  title: words.loan.title,
  inLead: english.loan.title,
  submit: words.submit,
  success: words.loan.success,
  behaviour: { ...shortFormBehaviour, resets: false, keepsSuccess: true },
  lead: createShortLead('New Business Loan enquiry'),
  fields: {
    name,
    email,
    service: createChoice(words.loan.service, english.loan.service, ['sme', 'workingCapital', 'machinery']),
  },
} as const satisfies LeadForm;

export const discounting = {
  id: 'discounting',
  title: words.discounting.title,
  inLead: english.discounting.title,
  submit: words.submit,
  success: words.discounting.success,
  behaviour: shortFormBehaviour,
  lead: createShortLead('New Bill Discounting enquiry'),
  fields: {
    name,
    email,
    discountingType: createChoice(words.discounting.discountingType, english.discounting.discountingType, [
      'trade',
      'purchaseOrder',
    ]),
  },
} as const satisfies LeadForm;

export const funding = {
  id: 'funding',
  title: words.funding.title,
  inLead: english.funding.title,
  submit: words.submit,
  success: words.funding.success,
  behaviour: shortFormBehaviour,
  lead: createShortLead('New Funding enquiry'),
  fields: {
    name,
    email,
    fundingType: createChoice(words.funding.fundingType, english.funding.fundingType, [
      'equity',
      'debt',
      'bridge',
    ]),
  },
} as const satisfies LeadForm;

const { compliance: pageWords } = words.compliance;
const { label, options: englishOptions } = english.compliance.compliance;

export const compliance = {
  id: 'compliance',
  title: words.compliance.title,
  inLead: english.compliance.title,
  submit: words.submit,
  success: words.compliance.success,
  behaviour: shortFormBehaviour,
  lead: createShortLead('New Compliance Advisory enquiry'),
  fields: {
    name,
    email,
    compliance: createChoiceFromOptions(pageWords, label, [
      { value: 'RERA', label: pageWords.options.rera, inLead: englishOptions.rera },
      { value: 'Company Law', label: pageWords.options.companyLaw, inLead: englishOptions.companyLaw },
      { value: englishOptions.audit, label: pageWords.options.audit },
    ]),
  },
} as const satisfies LeadForm;

/** The forms of Home in the order of their tabs, each with the rosette that its result shows. */
export const tabs = [
  { form: loan, rosette: 'loans' },
  { form: discounting, rosette: 'bill-discounting' },
  { form: funding, rosette: 'fund-raising' },
  { form: compliance, rosette: 'corporate-consultancy' },
] as const satisfies readonly HomeTab[];
