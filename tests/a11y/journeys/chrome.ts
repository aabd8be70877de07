import type { Path } from '../../../src/site/routes.ts';
import { service } from '../../menu-pages.ts';
import { choices, dialog, link, option } from './steps.ts';
import type { Journey } from './steps.ts';

const search = choices('What are you looking for?');

/** The journeys in the header, the footer and the floating buttons. */
export const chrome: readonly Journey[] = [
  {
    task: 'skip to the content',
    keysOnly: 'the link is visible only with focus',
    at: '/contact',
    steps: [{ press: link('Skip to main content') }, { arrives: '/contact#main' }],
  },
  {
    task: 'find a page from the header',
    at: '/contact',
    steps: [
      { press: link('Search', 'header') },
      { type: search, text: service.label },
      { sees: option(service.label) }, // the option appears when the search index is loaded
      { pick: option(service.label) },
      { arrives: service.path as Path },
    ],
  },
  {
    isNightly: true,
    keysOnly: 'by touch, all journeys use the mobile menu',
    task: 'open Contact in the mobile menu',
    at: '/about',
    steps: [
      { window: 'phone' },
      { menu: ['Contact'] },
      { arrives: '/contact' },
      { gone: dialog('Menu') },
      { window: 'desk' },
    ],
  },
  // This journey is the last, because in narrow windows it leaves the mobile menu open.
  {
    task: 'switch to the dark theme and back',
    at: '/contact',
    steps: [
      { menu: ['Switch to dark theme'] },
      { has: 'data-theme', value: 'dark' },
      { menu: ['Switch to light theme'] },
      { has: 'data-theme', value: 'light' },
    ],
  },
];
