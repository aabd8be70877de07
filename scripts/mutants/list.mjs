import { behaviour } from './behaviour.mjs';
import { built } from './built.mjs';
import { calculators } from './calculators.mjs';
import { enquiry } from './enquiry.mjs';
import { hosts } from './hosts.mjs';
import { pages } from './pages.mjs';
import { trouble } from './trouble.mjs';
import { ways } from './ways.mjs';
import { words } from './words.mjs';

export const mutants = [
  ...words,
  ...behaviour,
  ...enquiry,
  ...calculators,
  ...ways,
  ...built,
  ...hosts,
  ...pages,
  ...trouble,
];

/** The parts of `npm test` that a fault can turn red, the cheapest first. */
export const parts = ['unit', 'build', 'built', 'hosts', 'browser'];

/** What all but unit tests need first; a fault that it refuses is caught. */
export const BUILD = 'npm run build';

/** The part that runs a test of a fault. */
export const partOf = (test) =>
  test === BUILD
    ? 'build'
    : (/^tests\/(?:specification\/)?(unit|built|hosts)\/.*\.test\.tsx?( |$)/.exec(test)?.[1] ?? 'browser');
