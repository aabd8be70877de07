import type { Page } from '@playwright/test';
import { expect, firstOrAll } from '../../browser.ts';
import { calculators } from './calculators.ts';
import { fillInvalid, press } from './sequence.ts';
import type { Sequence, State } from './sequence.ts';

const carouselBox = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`);

/**
 * Returns the states of a carousel after presses of its controls, one after the other. All engines check the state
 * after the first of `controls`.
 */
const carouselWith = (path: string, label: string, controls: readonly string[]): Sequence => ({
  name: `slider ${label} of ${path}`,
  path,
  within: `section[aria-label="${label}"]`,
  states: ['Start slide rotation', 'Stop slide rotation', ...controls].map((name, i): State => [
    `${name} pressed, ${i}`,
    (page) =>
      carouselBox(page, label)
        .getByRole('button', { name: `${name}: ${label}`, exact: true })
        .click(),
    i === 2 ? 'all engines' : undefined,
  ]),
});

/**
 * Returns the states of a carousel with arrows. A full run presses Next `moves` times, and so shows all slides. Other
 * runs press Next once.
 */
const carousel = (path: string, label: string, moves: number) =>
  carouselWith(path, label, [...firstOrAll(Array<string>(moves).fill('Next slide')), 'Previous slide']);

const hero = carousel('/', 'What we do', 1);
const numbered = carouselWith('/services/tech-services', 'At hand-over', []);

const showSlide = (name: string): State => [
  name,
  (page) => carouselBox(page, 'What we do').getByRole('button', { name }).click(),
];

const resultsFor = (words: string): State => [
  `results for ${words}`,
  async (page) => {
    await page.getByRole('main').getByRole('combobox').fill(words);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Results for “${words}”` }).waitFor();
  },
  'axe',
];

const searchForm = (page: Page) => page.getByRole('search', { name: 'Search this site' });

export const widgets: readonly Sequence[] = [
  {
    name: 'film of /',
    isNightly: true,
    path: '/',
    states: [
      ['film open', async (page) => {
        await page.getByRole('link', { name: /^Play video/ }).click();
        await page.getByRole('dialog').waitFor();
        // axe needs the duration of the video to detect autoplay.
        await page.waitForFunction(() => document.querySelector('video')?.readyState);
      }, 'all engines'],
      ['film closed', (page) => press(page, 'Close')],
    ],
  },
  {
    ...hero,
    states: [
      ...firstOrAll(['Fintech Solutions', 'Compliance Expertise', 'Strategic Advisory']).map(showSlide),
      ...hero.states,
      ['figures entered', async (page) => {
        await showSlide('Strategic Advisory')[1](page);
        await page.getByLabel('Invoice amount (₹)').fill('12 lakh');
        await expect(carouselBox(page, 'What we do').getByText('₹11.4', { exact: true })).toBeVisible();
      }, 'axe'],
      ['figure refused', (page) => fillInvalid(page.getByLabel('Due in (days)'), '900'), 'axe'],
    ],
  },
  carousel('/', 'Services', 5),
  // In a wide window, all three slides are in view, without controls.
  { ...carousel('/', 'Projects', 3), at: 'narrow', isNightly: true },
  {
    ...numbered,
    isNightly: true,
    states: [
      ...numbered.states,
      ...[1, 2].map((index): State => [`at position ${index + 1}`, async (page) => {
        const choices = carouselBox(page, 'At hand-over').getByRole('group', { name: 'Choose slide' });
        await choices.getByRole('button').nth(index).click();
        await expect(choices.getByRole('button').nth(index)).toHaveAttribute('aria-current', 'true');
        const slide = carouselBox(page, 'At hand-over').locator('[aria-roledescription=slide]').nth(index);
        await expect(slide).toBeInViewport({ ratio: 0.5 });
        await expect(slide).not.toHaveAttribute('inert');
      }]),
    ],
  },
  {
    name: 'tabs',
    path: '/',
    within: '#enquiry',
    states: firstOrAll(['Bill Discounting', 'Funding Solutions', 'Compliance Advisory', 'Business Loan'], 2).map(
      (name, i): State => [name, (page) => page.getByRole('tab', { name }).click(), i === 0 ? 'all engines' : undefined],
    ),
  },
  ...calculators,
  {
    name: 'accordion of /insurenceDetails',
    path: '/insurenceDetails',
    within: ':has(> div > [data-answer])',
    states: [
      ['last answer open', (page) => page.locator(':is(h2, h3, h4) > button[aria-expanded]').nth(3).click(), 'all engines'],
      ['all open', (page) => press(page, 'Show all answers')],
      ['all closed', (page) => press(page, 'Hide all answers')],
    ],
  },
  {
    name: 'Search this site of /blogDetails',
    isNightly: true, // the search in the header has the same markup, and all states of its results
    path: '/blogDetails',
    within: 'form[aria-label="Search this site"]',
    states: [
      ['results', async (page) => {
        await searchForm(page).getByRole('combobox').fill('loan');
        // Results that arrive during the audit would replace elements that axe has collected. Alfa would report an
        // announcement that is made during its audit.
        await page.getByRole('option', { name: 'All results for “loan”' }).waitFor();
        await expect(page.locator('#announcements')).not.toBeEmpty();
      }, 'all engines'],
      ['empty submit', async (page) => {
        await searchForm(page).getByRole('combobox').fill('');
        await page.keyboard.press('Escape');
        await searchForm(page).getByRole('button', { name: 'Search' }).click();
      }],
    ],
  },
  { name: 'results of /search', isNightly: true, path: '/search', within: 'main', states: ['loan', 'zzz'].map(resultsFor) },
]; // oxfmt-ignore
