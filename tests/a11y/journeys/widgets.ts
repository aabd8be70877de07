import type { Path } from '../../../src/site/routes.ts';
import { button, dialog, heading, link, tab } from './steps.ts';
import type { Journey, Step } from './steps.ts';

export const sliderWithArrows = (name: string, at: Path): Journey => ({
  task: `stop, move and start the slider ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button('Start slide rotation', name) },
    { press: button('Next slide', name) },
    { press: button('Previous slide', name) },
    { press: button('Start slide rotation', name) },
    { sees: button('Stop slide rotation', name) },
  ],
});

export const sliderWithoutArrows = (name: string, at: Path): Journey => ({
  task: `stop and start the slider ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button('Start slide rotation', name) },
    { press: button('Start slide rotation', name) },
    { sees: button('Stop slide rotation', name) },
  ],
});

export const question = (name: string, at: Path): Journey => ({
  task: `open and close “${name}”`,
  at,
  steps: [
    { press: button(name) },
    { has: 'aria-expanded', value: 'true', of: button(name) },
    { press: button(name) },
    { has: 'aria-expanded', value: 'false', of: button(name) },
  ],
});

export const film = (at: Path): Journey => ({
  task: `watch the film of ${at} and close it`,
  at,
  steps: [
    { press: link('Play video') },
    { sees: dialog('') },
    { press: button('Close') },
    { focuses: link('Play video') },
  ],
});

export const anchor = (name: string, at: Path, id: string): Journey => ({
  task: `follow “${name}” down the page ${at}`,
  at,
  steps: [{ press: link(name, 'main') }, { arrives: `${at}#${id}` }],
});

/** The tabs of Home, the first one last. */
export const eachTab = (names: readonly string[]): Journey => ({
  task: 'inspect at each kind of enquiry',
  at: '/',
  steps: [...names.slice(1), ...names.slice(0, 1)].flatMap((name): Step[] => [
    { select: tab(name) },
    { sees: heading(name, name) },
  ]),
});
