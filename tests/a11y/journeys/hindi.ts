import calculators from '../../../src/words/hi/calculators.json';
import results from '../../../src/words/hi/calculator-results.json';
import forms from '../../../src/words/hi/forms.json';
import capital from '../../../src/words/hi/forms/capital.json';
import parts from '../../../src/words/hi/forms/parts.json';
import pageNames from '../../../src/words/hi/page-names.json';
import { button, field, heading, link, status } from './steps.ts';
import type { Journey } from './steps.ts';

const { days, buyer } = capital.billDiscounting;

/** The journey on the Hindi pages. The lead must have English digits and say that the visitor reads Hindi. */
export const hindi: readonly Journey[] = [
  {
    isNightly: true,
    task: 'calculate with an amount in Devanagari what a bill costs, and ask for a quote',
    at: '/hi/services/billDiscounting',
    steps: [
      { type: field(`${results.invoice} (₹)`), text: '८.५ लाख' },
      { sees: status(results.billSentence.replace(/\{today\}.*/, '₹8,07,500')) },
      { press: link(calculators.getQuote, 'main') },
      { sees: button(forms.leaveOut) },
      { type: field(parts.name.label), text: 'मीरा जोशी' },
      { type: field(days.label), text: '60' },
      { type: field(buyer.label), text: 'वर्मा रिटेल' },
      {
        type: field(parts.email.label, pageNames['/services/billDiscounting'].label),
        text: 'meera@example.in',
      },
      { press: button(parts.submit) },
      { opens: 'https://wa.me/', containing: '8,50,000' },
      { opens: 'https://wa.me/', containing: 'Language: Hindi' },
      { focuses: heading(forms.pressSend) },
      { sees: link(forms.openChat) },
    ],
  },
];
