import calculators from '../../../src/words/hi/calculators.json';
import results from '../../../src/words/hi/calculator-results.json';
import forms from '../../../src/words/hi/forms.json';
import capital from '../../../src/words/hi/forms/capital.json';
import general from '../../../src/words/hi/forms/general.json';
import parts from '../../../src/words/hi/forms/parts.json';
import pageNames from '../../../src/words/hi/page-names.json';
import search from '../../../src/words/hi/search.json';
import { typedNumber } from '../../sample-phone.ts';
import { button, choices, field, heading, link, status } from './steps.ts';
import type { Journey, Step } from './steps.ts';

const { days, buyer } = capital.billDiscounting;
const ownName: Step = { type: field(parts.name.label), text: 'मीरा जोशी' };
const email = (within?: string): Step => ({
  type: field(parts.email.label, within),
  text: 'meera@example.in',
});

/** Returns the steps that send a form. Its lead must contain the text, and say in English that the visitor reads Hindi. */
const sendWith = (submit: string, text: string): readonly Step[] => [
  { press: button(submit) },
  { opens: 'https://wa.me/', containing: text },
  { opens: 'https://wa.me/', containing: 'Language: Hindi' },
  { focuses: heading(forms.pressSend) },
  { sees: link(forms.openChat) },
];

/** The journeys on the Hindi pages. */
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
      ownName,
      { type: field(days.label), text: '60' },
      { type: field(buyer.label), text: 'वर्मा रिटेल' },
      email(pageNames['/services/billDiscounting'].label),
      ...sendWith(parts.submit, '8,50,000'),
    ],
  },
  {
    isNightly: true,
    task: 'write to the firm about a search without a result, from a Hindi URL that does not exist',
    at: '/hi/no-such-page',
    steps: [
      { type: choices('इस साइट पर खोजें'), text: 'zebra' },
      { sees: status(search.nothingFoundShort) },
      { press: link(search.writeToUs, '[role=search]') },
      { arrives: '/hi/contact#message' },
      { sees: button(forms.leaveOut) },
      ownName,
      email(),
      { type: field(parts.phone.label), text: typedNumber },
      { choose: choices(general.subject.label), option: general.subject.other },
      { type: field(parts.message.label), text: 'दो पॉलिसी, एक सवाल।' },
      ...sendWith(general.contact.submit, 'Looked for: zebra'),
    ],
  },
];
