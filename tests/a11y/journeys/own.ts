import type { Path } from '../../../src/site/routes.ts';
import { tabForms } from '../../forms.ts';
import { button, dialog, heading, link, tab } from './steps.ts';
import type { Journey, Step } from './steps.ts';

/* Journeys on pages of this firm only. */

const start = 'Start slide rotation';
const stop = 'Stop slide rotation';

/** Returns the journey that stops, moves and starts a carousel. */
const carousel = (name: string, at: Path): Journey => ({
  task: `stop, move and start the carousel ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button(start, name) },
    ...['Next slide', 'Previous slide', start].map((does) => ({ press: button(does, name) })),
    { sees: button(stop, name) },
  ],
});

const titles = tabForms.map(({ title }) => title);
const answer = button('How do I make a claim?');
const question = button('What must I tell the insurer?');

export const widgets: readonly Journey[] = [
  carousel('What we do', '/'),
  { ...carousel('Projects', '/'), touchOnly: 'a wide window shows all three without controls' },
  {
    task: 'watch the film and close it',
    at: '/',
    steps: [
      { press: link('Play video') },
      { sees: dialog('') },
      { press: button('Close') },
      { focuses: link('Play video') },
    ],
  },
  {
    task: 'open each kind of enquiry, the first one last',
    at: '/',
    steps: [...titles.slice(1), ...titles.slice(0, 1)].flatMap((name): Step[] => [
      { select: tab(name) },
      { sees: heading(name, name) },
    ]),
  },
  {
    task: 'open and close one answer, and all',
    at: '/insurenceDetails',
    steps: [
      { press: question },
      { has: 'aria-expanded', value: 'true', of: question },
      { press: question },
      { has: 'aria-expanded', value: 'false', of: question },
      { press: button('Show all answers') },
      { has: 'aria-expanded', value: 'true', of: answer },
      { press: button('Hide all answers') },
      { has: 'aria-expanded', value: 'false', of: answer },
    ],
  },
  { ...carousel('Services', '/'), isNightly: true },
];

export { hindi } from './hindi.ts';
export { questions as forms } from './questions.ts';
