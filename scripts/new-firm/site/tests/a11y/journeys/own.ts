import { services } from '../../../src/site/services.ts';
import { link } from './steps.ts';
import type { Journey } from './steps.ts';

/* The journeys on pages that only this firm has. */
export const forms: readonly Journey[] = [];
export const widgets: readonly Journey[] = [
  {
    task: 'follow a link to a section of the same page',
    at: services[0].path,
    steps: [{ press: link('Ask about this service', 'main') }, { arrives: `${services[0].path}#enquiry` }],
  },
];
export const hindi: readonly Journey[] = [];
