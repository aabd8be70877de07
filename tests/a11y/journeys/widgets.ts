import type { Path } from '../../../src/site/routes.ts';
import { button, link } from './steps.ts';
import type { Journey } from './steps.ts';

const start = 'Start slide rotation';
const stop = 'Stop slide rotation';

/**
 * The journey that stops, moves and starts a carousel.
 * @param options.hasArrows whether the carousel has Previous and Next
 */
export const carousel = (name: string, at: Path, { hasArrows = true } = {}): Journey => ({
  task: `stop, move and start the carousel ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button(start, name) },
    ...(hasArrows ? ['Next slide', 'Previous slide'] : []).map((move) => ({ press: button(move, name) })),
    { press: button(start, name) },
    { sees: button(stop, name) },
  ],
});

/** The journey that follows a link to a section of the same page. */
export const anchor = (name: string, at: Path, id: string): Journey => ({
  task: `follow “${name}” down the page ${at}`,
  at,
  steps: [{ press: link(name, 'main') }, { arrives: `${at}#${id}` }],
});
