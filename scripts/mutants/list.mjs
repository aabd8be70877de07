import { behaviour } from './behaviour.mjs';
import { ways } from './ways.mjs';
import { words } from './words.mjs';

export const mutants = [...words, ...behaviour, ...ways];

/** Whether a test of a mutant needs the built site and a browser. */
export const needsBrowser = (test) => test.includes('.spec.ts');
