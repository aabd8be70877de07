import * as forms from '../../../src/messages/forms.ts';
import * as hiForms from '../../../src/messages/hi/forms.ts';
import * as hiOverdue from '../../../src/messages/hi/overdue.ts';
import * as hiSearch from '../../../src/messages/hi/search.ts';
import { texts } from '../../../src/messages/hi/shown.ts';
import * as hiSite from '../../../src/messages/hi/site.ts';
import * as overdue from '../../../src/messages/overdue.ts';
import * as search from '../../../src/messages/search.ts';
import * as site from '../../../src/messages/site.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { services } from '../../../src/site/hi/services.ts';
import { tabForms } from '../../forms.ts';
import { enquiry, send } from './forms.ts';
import { overdueInvoice } from './questions.ts';
import { choices, link, option, status } from './steps.ts';
import type { Journey, Step, Target } from './steps.ts';

/** The Hindi of each English text of these modules. */
const words = new Map<string, string>(Object.entries(texts));
const modules: [english: object, hindi: object][] = [
  [forms, hiForms],
  [overdue, hiOverdue],
  [search, hiSearch],
  [site, hiSite],
];
for (const [english, translated] of modules)
  for (const [key, text] of Object.entries(translated)) {
    const source: unknown = english[key as keyof typeof english];
    if (typeof source === 'string' && typeof text === 'string') words.set(source, text);
  }

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
const loans = services.find(({ path }) => path === '/services/loanForEveryIndian');

/** Journeys on the Hindi pages. */
export const hindi: readonly Journey[] = [
  ...tabForms.slice(0, 1).map((form) => translate(enquiry(form))),
  translate(overdueInvoice),
  translate({ task: 'request an appointment', at: '/appointment', steps: requestWithoutTimes }),
  {
    isNightly: true,
    task: 'find a Hindi page by a word in Latin script',
    at: '/hi/contact',
    steps: [
      { press: link(hiSearch.search, 'header') },
      { type: choices(hiSearch.whatLookingFor), text: 'karz' },
      { sees: option(loans?.label ?? '') }, // the index has loaded
      { pick: option(loans?.label ?? '') },
      { arrives: '/hi/services/loanForEveryIndian' },
    ],
  },
  {
    isNightly: true,
    task: 'search in Hindi without a result',
    at: '/hi/contact',
    steps: [
      { press: link(hiSearch.search, 'header') },
      { type: choices(hiSearch.whatLookingFor), text: 'zebra' },
      { sees: status('“zebra”') },
    ],
  },
  {
    isNightly: true,
    task: 'go home from a Hindi address that does not exist',
    at: '/hi/no-such-page',
    steps: [{ press: link('होम पेज', 'main') }, { arrives: '/hi' }],
  },
];
