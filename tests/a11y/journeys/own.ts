import type { Path } from '../../../src/site/routes.ts';
import { tabForms } from '../../forms.ts';
import { button, dialog, heading, link, tab } from './steps.ts';
import type { Journey, Step } from './steps.ts';

/* Journeys on pages that the site of another firm (`npm run new-firm`) does not have. */

const start = 'Start slide rotation';
const stop = 'Stop slide rotation';

/** Returns the journey that stops, moves and starts a carousel. */
const carousel = (name: string, at: Path): Journey => ({
  task: `stop, move and start the carousel ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button(start, name) },
    ...['Next slide', 'Previous slide', start].map((label) => ({ press: button(label, name) })),
    { sees: button(stop, name) },
  ],
});

const formTitles = tabForms.map(({ title }) => title);
const claimQuestion = button('How do I make a claim?');
const disclosureQuestion = button('What must I tell the insurer?');

export const widgets: readonly Journey[] = [
  carousel('What we do', '/'),
  { ...carousel('Projects', '/'), touchOnly: 'a wide window shows all three without controls' },
  {
    task: 'watch the film and close it',
    at: '/',
    steps: [
      { press: link('Play video') },
      { sees: dialog('') }, // the name of the dialog is the title of the film
      { press: button('Close') },
      { focuses: link('Play video') },
    ],
  },
  {
    // The first tab is selected when the page opens, so it comes last.
    task: 'open each kind of enquiry',
    at: '/',
    steps: [...formTitles.slice(1), ...formTitles.slice(0, 1)].flatMap((name): Step[] => [
      { select: tab(name) },
      { sees: heading(name, name) },
    ]),
  },
  {
    task: 'open and close one answer, then all answers',
    at: '/insurenceDetails',
    steps: [
      { press: disclosureQuestion },
      { has: 'aria-expanded', value: 'true', of: disclosureQuestion },
      { press: disclosureQuestion },
      { has: 'aria-expanded', value: 'false', of: disclosureQuestion },
      { press: button('Show all answers') },
      { has: 'aria-expanded', value: 'true', of: claimQuestion },
      { press: button('Hide all answers') },
      { has: 'aria-expanded', value: 'false', of: claimQuestion },
    ],
  },
  { ...carousel('Services', '/'), isNightly: true },
];

export { hindi } from './hindi.ts';
export { questions as forms } from './questions.ts';
