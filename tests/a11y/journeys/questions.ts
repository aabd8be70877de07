import { handOffSteps } from './forms.ts';
import { button, choices, field, link, status, summary, target } from './steps.ts';
import type { Journey, Step } from './steps.ts';

/* Frequent tasks of visitors. Each journey ends with an enquiry. */

/** Returns the steps that send a form. The lead must contain the text. */
const sendWith = (text: string): readonly Step[] => [
  { press: button('Send enquiry') },
  { opens: 'https://wa.me/', containing: text },
  ...handOffSteps.slice(1),
];

const overdueInvoice: Journey = {
  task: 'calculate the interest on an overdue invoice and ask about it',
  at: '/overdue-invoices',
  steps: [
    { type: field('Unpaid amount, GST included'), text: '480000' },
    { type: field('Buyer’s name'), text: 'Verma Retail' },
    { sees: link('Send by WhatsApp') },
    { press: link('Get help with this invoice') },
    { type: field('Full name'), text: 'Meera Joshi' },
    { type: field('Days overdue'), text: '134' },
    { type: field('Who has not paid?'), text: 'Verma Retail' },
    { type: field('Email', 'Overdue Invoice'), text: 'meera@example.in' },
    ...sendWith('4,80,000'),
  ],
};

const [offerA, offerB] = ['Offer A', 'Offer B'];
const fee = field('Processing fee', offerB);
const rate = field('Interest rate', offerA);

const loanOffers: Journey = {
  isNightly: true,
  task: 'compare two loan offers, correct a rate, and ask about them',
  at: '/compare-loans',
  steps: [
    { press: summary('Fee, insurance', offerB) },
    { type: fee, text: '23456' },
    { type: rate, text: '99' },
    { choose: choices('Type of rate', offerA), option: 'Floating' },
    { sees: status('Check “Offer A: Interest rate') },
    { has: 'aria-invalid', value: 'true', of: rate },
    { type: rate, text: '8.15' },
    { choose: choices('Type of rate', offerB), option: 'Fixed to the end' },
    { gone: status('Check “Offer A') },
    { press: link('Ask about these offers') },
    { arrives: '/services/loanForEveryIndian#enquiry' },
    { sees: field('Full name') }, // waits for the page, because the URL changes before the page is rendered
    { back: true },
    { sees: link('Ask about these offers') },
    { has: 'value', value: '23,456', of: fee },
    { has: 'value', value: '8.15', of: rate },
    { press: link('Ask about these offers') },
    { sees: button('Leave it out') },
    { type: field('Full name'), text: 'Meera Joshi' },
    { choose: choices('Kind of loan'), option: 'Home loan' },
    { type: field('How much do you need?'), text: '50 lakh' },
    { type: field('Your city'), text: 'Pune' },
    { type: field('Email', 'Loan For Every Indian'), text: 'meera@example.in' },
    ...sendWith('23,456'),
  ],
};

const partner: Journey = {
  isNightly: true,
  task: 'correct an incomplete partner form, and ask to be called back',
  at: '/partner',
  steps: [
    { press: link('Become a partner') },
    { arrives: '/partner#contact' },
    { type: field('Full name'), text: 'Meera Joshi' },
    { press: button('Send enquiry') },
    { focuses: target('group')('There is a problem') },
    { press: link('Choose a profession from the list', 'There is a problem') },
    { focuses: choices('Your profession') },
    { choose: choices('Your profession'), option: 'Loan agent' },
    { type: field('Your city'), text: 'Pune' },
    { type: field('Phone'), text: '98765 43210' },
    ...sendWith('Loan agent'),
  ],
};

export const questions: readonly Journey[] = [overdueInvoice, loanOffers, partner];
