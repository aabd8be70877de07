import { serviceCards } from '../../../src/content/service-cards.ts';
import { heroSlides } from '../../../src/content/hero-slides.ts';
import { services } from '../../../src/site/services.ts';
import { tabForms } from '../../forms.ts';
import { button } from './steps.ts';
import type { Journey } from './steps.ts';
import { anchor, eachTab, sliderWithArrows } from './widgets.ts';

/** Journeys that only the pages of this firm offer: a page that is added, and a widget on it, may have its own here. */

/** How many journeys there are at least, so that none is lost unseen. */
export const LEAST = 30;

const { path } = services[0];
const firstAnswer = button('', '#questions h3');

/** A link to a place on its own page. */
export const toAPlace = anchor('Ask about this service', path, 'enquiry');

export const pages: readonly Journey[] = [];
export const forms: readonly Journey[] = [];
export const widgets: readonly Journey[] = [
  ...(heroSlides.length > 1 ? [sliderWithArrows('What we do', '/')] : []),
  ...(serviceCards.length > 4 ? [sliderWithArrows('Services', '/')] : []),
  ...(tabForms.length > 1 ? [eachTab(tabForms.map(({ title }) => title))] : []),
  {
    task: 'open and shut the first answer',
    at: path,
    steps: [
      { press: firstAnswer },
      { has: 'aria-expanded', value: 'true', of: firstAnswer },
      { press: firstAnswer },
      { has: 'aria-expanded', value: 'false', of: firstAnswer },
    ],
  },
  toAPlace,
];
export const chrome: readonly Journey[] = [];
