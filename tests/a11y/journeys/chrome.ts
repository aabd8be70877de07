import type { Path } from '../../../src/site/routes.ts';
import { service } from '../../menu-pages.ts';
import { alertdialog, button, choices, link, option, status } from './steps.ts';
import type { Journey } from './steps.ts';

/** Journeys in the header, the footer and the floating row. */
export const chrome: readonly Journey[] = [
  {
    task: 'skip to the content',
    keysOnly: 'the link is visible only with focus',
    at: '/contact',
    steps: [{ press: link('Skip to main content') }, { arrives: '/contact#main' }],
  },
  {
    isNightly: true,
    task: 'see the number to call, and close it by its button',
    at: '/privacy',
    steps: [
      { press: link('Call', 'Quick contact') },
      { sees: alertdialog('Call us') },
      { press: button('Close', 'Call us') },
      { gone: alertdialog('Call us') },
      { focuses: link('Call', 'Quick contact') },
    ],
  },
  {
    isNightly: true,
    task: 'copy the number to call, and go back',
    at: '/terms',
    steps: [
      { press: link('Call', 'Quick contact') },
      { press: button('Copy number', 'Call us') },
      { sees: status('') },
      { close: button('Close', 'Call us') },
      { focuses: link('Call', 'Quick contact') },
    ],
  },
  {
    isNightly: true,
    task: 'chat from the floating button',
    at: '/privacy',
    steps: [{ press: link('Chat on WhatsApp', 'Quick contact') }, { opens: 'https://wa.me/' }],
  },
  {
    isNightly: true,
    task: 'pause and allow animations',
    at: '/contact',
    steps: [
      { press: button('Pause animations') },
      { has: 'data-motion', value: 'paused' },
      { press: button('Play animations') },
      { sees: button('Pause animations') },
    ],
  },
  {
    isNightly: true,
    task: 'go back to the top',
    steps: [{ press: button('Back to top') }, { gone: button('Back to top') }],
  },
  {
    isNightly: true,
    task: 'go home from a URL that does not exist',
    at: '/no-such-page',
    steps: [{ press: link('home page', 'main') }, { arrives: '/' }],
  },
  {
    task: 'find a page from the header',
    at: '/contact',
    steps: [
      { press: link('Search', 'header') },
      { type: choices('What are you looking for?'), text: service.label },
      { sees: option(service.label) }, // waits until the search index has loaded
      { pick: option(service.label) },
      { arrives: service.path as Path },
    ],
  },
  {
    isNightly: true,
    task: 'search without a result from the header',
    at: '/contact',
    steps: [
      { press: link('Search', 'header') },
      { type: choices('What are you looking for?'), text: 'zebra' },
      { sees: status('Nothing found.') },
      { close: button('Close') },
    ],
  },
  // Last, as it leaves the mobile menu open.
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
