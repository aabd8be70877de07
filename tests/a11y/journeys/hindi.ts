import hiCalculators from '../../../src/words/hi/calculators.json';
import hiResults from '../../../src/words/hi/calculator-results.json';
import hiForms from '../../../src/words/hi/forms.json';
import pageNames from '../../../src/words/hi/page-names.json';
import hiSearch from '../../../src/words/hi/search.json';
import { readWords } from '../../../build/words/read-words.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { tabForms } from '../../forms.ts';
import { enquiry, handOffSteps, send } from './forms.ts';
import { overdueInvoice } from './questions.ts';
import { button, choices, field, heading, link, option, status } from './steps.ts';
import type { Journey, Step, Target } from './steps.ts';

/** The Hindi of each English text of these files: the first, because the title of a page may repeat its label. */
const words = new Map<string, string>();
const translations = readWords('hi');
for (const [name, texts] of readWords('en'))
  if (/^(?:page-names|forms(?:\/.*)?|overdue|search|site)$/.test(name))
    for (const [key, text] of texts)
      if (!words.has(text)) words.set(text, translations.get(name)?.get(key) ?? text);

/** @throws Error that names a text without Hindi */
function inHindi(text: string): string {
  const found = words.get(text);
  if (!found) throw new Error(`tests/a11y/journeys/hindi.ts: none of its modules has “${text}”`);
  return found;
}

const isSelector = (text: string) => /[[#.]|^(main|header)$/.test(text);

const translateTarget = ({ role, name, within }: Target): Target => ({
  role,
  name: name && inHindi(name),
  ...(within && { within: isSelector(within) ? within : inHindi(within) }),
});

function translateStep(step: Step): Step {
  if ('choose' in step) return { choose: translateTarget(step.choose), option: inHindi(step.option) };
  if ('type' in step) return { type: translateTarget(step.type), text: step.text };
  if ('opens' in step || 'downloads' in step) return step;
  const [[action, target] = []] = Object.entries(step);
  return { [action!]: translateTarget(target as Target) } as unknown as Step;
}

/** A journey of the English pages, on the Hindi ones. */
const translate = ({ task, at, steps }: Journey): Journey => ({
  task: `${task}, in Hindi`,
  isNightly: true,
  ...(at && { at: `/hi${at === '/' ? '' : at}` as const }),
  steps: steps.map(translateStep),
});

/** The days offered depend on the date. */
const requestWithoutTimes = send(appointment).filter(
  (step) => !('choose' in step && step.choose.name.includes('choice')),
);
const loans = pageNames['/services/loanForEveryIndian'].label;

const billDiscounting = inHindi('Bill Discounting');

/** From the result of a calculator to the lead, which has its figures. */
const sendsResult = (answers: readonly Step[], email: Target, amount: string): readonly Step[] => [
  { press: link(hiCalculators.getQuote, 'main') },
  { sees: button(hiForms.leaveOut) },
  { type: field(inHindi('Full name')), text: 'मीरा जोशी' },
  ...answers,
  { type: email, text: 'meera@example.in' },
  { press: button(inHindi('Send enquiry')) },
  { opens: 'https://wa.me/', containing: amount },
  { opens: 'https://wa.me/', containing: 'Language: Hindi' },
  ...handOffSteps.slice(1).map(translateStep),
];

const calculations: readonly Journey[] = [
  {
    isNightly: true,
    task: 'calculate with an amount in Devanagari what a bill costs, and ask for a quote',
    at: '/hi/services/billDiscounting',
    steps: [
      { type: field(`${hiResults.invoice} (₹)`), text: '८.५ लाख' },
      { sees: status(hiResults.billSentence.replace(/\{today\}.*/, '₹8,07,500')) },
      ...sendsResult(
        [
          { type: field(inHindi('Days until it is due')), text: '60' },
          { type: field(inHindi('Who will pay the invoice?')), text: 'वर्मा रिटेल' },
        ],
        field(inHindi('Email'), inHindi('Bill Discounting')),
        '8,50,000',
      ),
    ],
  },
  {
    isNightly: true,
    task: 'calculate an EMI with “lakh” in Latin letters, correct the rate, and ask for the loan',
    at: '/hi/calculators',
    steps: [
      { type: field(`${hiResults.loanAmount} (₹)`), text: '12.5 lakh' },
      { type: field(`${hiResults.rate} (%)`), text: '99' },
      { type: field(`${hiResults.fees} (₹)`), text: '0' },
      { sees: status(hiCalculators.checkField.replace(/\{label\}.*/, hiResults.rate)) },
      { type: field(`${hiResults.rate} (%)`), text: '9' },
      { sees: status(hiResults.emiSentence.replace(/\{emi\}.*/, '₹15,834')) },
      ...sendsResult(
        [
          { choose: choices(inHindi('Kind of loan')), option: inHindi('Not sure yet') },
          { type: field(inHindi('Your city')), text: 'कानपुर' },
        ],
        field(inHindi('Email'), loans),
        '12,50,000',
      ),
    ],
  },
];

const siteSearch = 'इस साइट पर खोजें';
const searches: readonly Journey[] = [
  {
    isNightly: true,
    task: 'find a Hindi page by a word in Latin script',
    at: '/hi/contact',
    steps: [
      { press: link(hiSearch.search, 'header') },
      { type: choices(hiSearch.whatLookingFor), text: 'karz' },
      { sees: option(loans) }, // the index has loaded
      { pick: option(loans) },
      { arrives: '/hi/services/loanForEveryIndian' },
    ],
  },
  {
    isNightly: true,
    task: 'search from a Hindi address that does not exist, and open a result',
    at: '/hi/no-such-page',
    steps: [
      { type: choices(siteSearch), text: 'बिल का पैसा' },
      { sees: option(hiSearch.allResultsFor.replace('{terms}', 'बिल का पैसा')) },
      { press: button(hiSearch.search, 'main') },
      { arrives: '/hi/search' },
      { sees: heading(hiSearch.resultsFor.replace('{terms}', 'बिल का पैसा')) },
      { press: link(billDiscounting, 'main') },
      { sees: heading('बिल डिस्काउंटिंग') },
    ],
  },
  {
    isNightly: true,
    task: 'write to the firm about a search without a result, from a Hindi address that does not exist',
    at: '/hi/no-such-page',
    steps: [
      { type: choices(siteSearch), text: 'zebra' },
      { sees: status(hiSearch.nothingFoundShort) },
      { press: link(hiSearch.writeToUs, '[role=search]') },
      { arrives: '/hi/contact#message' },
      { sees: button(hiForms.leaveOut) },
      ...send(contact).map(translateStep),
      { opens: 'https://wa.me/', containing: 'Looked for: zebra' },
    ],
  },
  {
    isNightly: true,
    task: 'go home from a Hindi address that does not exist',
    at: '/hi/no-such-page',
    steps: [{ press: link('होम पेज', 'main') }, { arrives: '/hi' }],
  },
];

/** Journeys on the Hindi pages. */
export const hindi: readonly Journey[] = [
  ...tabForms.slice(0, 1).map((form) => translate(enquiry(form))),
  translate(overdueInvoice),
  translate({ task: 'request an appointment', at: '/appointment', steps: requestWithoutTimes }),
  ...calculations,
  ...searches,
];
