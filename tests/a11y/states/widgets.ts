import type { Page } from '@playwright/test';
import { expect, firstOrAll } from '../../browser.ts';
import { calculators } from './calculators.ts';
import { block, fill, send } from './lead.ts';
import { press } from './sequence.ts';
import type { Sequence, State } from './sequence.ts';

const slider = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`);
const control = (page: Page, label: string, name: string) =>
  slider(page, label)
    .getByRole('button', { name: `${name}: ${label}`, exact: true })
    .click();

/** @param moves presses of Next that show every slide */
const carousel = (path: string, label: string, moves: number): Sequence => ({
  name: `slider ${label} of ${path}`,
  path,
  within: `section[aria-label="${label}"]`,
  stays: true,
  states: [
    ['rotating', (page) => control(page, label, 'Start slide rotation')],
    ['stopped', (page) => control(page, label, 'Stop slide rotation')],
    ...firstOrAll(
      Array.from({ length: moves }, (_, i): State => [
        `moved on by ${i + 1}`,
        (page) => control(page, label, 'Next slide'),
        i === 0 && path === '/' ? 'all engines' : undefined,
      ]),
    ),
    ['moved back', (page) => control(page, label, 'Previous slide')],
  ],
});

/** A carousel with slide numbers instead of arrows. */
const numberedCarousel = (path: string, label: string): Sequence => ({
  name: `slider ${label} of ${path}`,
  path,
  within: `section[aria-label="${label}"]`,
  states: [
    ['rotating', (page) => control(page, label, 'Start slide rotation')],
    ['stopped', (page) => control(page, label, 'Stop slide rotation')],
    ...firstOrAll([1, 2]).map((index): State => [
      `at position ${index + 1}`,
      async (page) => {
        const choice = slider(page, label).getByRole('group', { name: 'Choose slide' }).getByRole('button');
        await choice.nth(index).click();
        await expect(choice.nth(index)).toHaveAttribute('aria-current', 'true');
      },
    ]),
  ],
});

/** On each change the first and the last question, nightly all. */
const accordion = (path: string, questions: number, all: boolean): Sequence => ({
  name: `accordion of ${path}`,
  path,
  within: ':has(> div > [data-answer])',
  stays: true,
  states: [
    ...Array.from({ length: questions }, (_, i): State => [
      `question ${i + 1} open`,
      async (page) => {
        const button = page.locator(':is(h2, h3, h4) > button[aria-expanded]').nth(i);
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      },
      i === questions - 1 ? 'all engines' : undefined,
    ]).filter((_, i) => process.env.FULL || i === 0 || i === questions - 1),
    ...(all
      ? ([
          ['all open', (page) => page.getByRole('button', { name: 'Show all answers' }).click()],
          ['all closed', (page) => page.getByRole('button', { name: 'Hide all answers' }).click()],
        ] satisfies State[])
      : []),
  ],
});

const search = (path: string, label: string): Sequence => {
  const field = (page: Page) => page.getByRole('combobox', { name: label, exact: true });
  return {
    name: `${label} of ${path}`,
    path,
    within: `form[aria-label="${label}"]`,
    states: [
      [
        'results',
        async (page) => {
          await field(page).fill('loan');
          // New results replace elements that axe has collected, and Alfa reports a late announcement.
          await page.getByRole('option', { name: 'All results for “loan”' }).waitFor();
          await expect(page.locator('#announcements')).not.toBeEmpty();
        },
        'all engines',
      ],
      ['result active', (page) => page.keyboard.press('ArrowDown')],
      [
        'no result',
        async (page) => {
          await field(page).fill('loanzzz');
          await page.getByRole('search', { name: label }).getByText('Nothing found').waitFor();
        },
      ],
      [
        'empty submit',
        async (page) => {
          await field(page).fill('');
          await page.keyboard.press('Escape');
          await page.getByRole('search', { name: label }).getByRole('button', { name: 'Search' }).click();
        },
      ],
    ],
  };
};

/** The page of search results. */
const results: Sequence = {
  name: 'results of /search',
  isNightly: true,
  path: '/search',
  within: 'main',
  states: (
    [
      ['results', 'loan', 'Results for “loan”'],
      ['no result', 'zzz', 'Results for “zzz”'],
    ] as const
  ).map(([name, words, heading]): State => [
    name,
    async (page) => {
      await page.getByRole('main').getByRole('combobox').fill(words);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: heading }).waitFor();
    },
    name === 'results' ? 'axe' : undefined,
  ]),
};

export const widgets: readonly Sequence[] = [
  {
    name: 'hero',
    path: '/',
    within: '.fade-slider',
    stays: true,
    states: [
      ...firstOrAll(['Fintech Solutions', 'Compliance Expertise', 'Strategic Advisory']).map(
        (title): State => [
          title,
          (page) => slider(page, 'What we do').getByRole('button', { name: title }).click(),
        ],
      ),
      ['moved on', (page) => control(page, 'What we do', 'Next slide'), 'all engines'],
      ['moved back', (page) => control(page, 'What we do', 'Previous slide')],
      ['rotating', (page) => control(page, 'What we do', 'Start slide rotation')],
      ['stopped', (page) => control(page, 'What we do', 'Stop slide rotation')],
    ],
  },
  carousel('/', 'Services', 5),
  { ...carousel('/', 'Projects', 3), at: 'narrow', isNightly: true }, // a wide window shows all three without controls
  { ...carousel('/', 'Clients', 4), isNightly: true },
  { ...numberedCarousel('/appointment', 'The team'), isNightly: true },
  { ...numberedCarousel('/services/tech-services', 'At hand-over'), isNightly: true },
  {
    name: 'tabs',
    path: '/',
    within: '#enquiry',
    stays: true,
    states: firstOrAll(
      ['Bill Discounting', 'Funding Solutions', 'Compliance Advisory', 'Business Loan'],
      2,
    ).map((name, i): State => [
      name,
      (page) => page.getByRole('tab', { name }).click(),
      i === 0 ? 'all engines' : undefined,
    ]),
  },
  ...calculators,
  { ...accordion('/insurenceDetails', 4, true), isNightly: true },
  { ...accordion('/services/credit-rating', 3, false), isNightly: true },
  accordion('/services/loanForEveryIndian', 4, true),
  { ...accordion('/services/realState', 4, true), isNightly: true },
  { ...search('/blogDetails', 'Search this site'), isNightly: true }, // as in the header
  { ...search('/project-details', 'Find a page'), isNightly: true },
  results,
];

const film = (path: string): Sequence => ({
  name: `film of ${path}`,
  path,
  states: [
    [
      'film open',
      async (page) => {
        await page.getByRole('link', { name: /^Play video/ }).click();
        await page.getByRole('dialog').waitFor();
        // axe needs the duration to detect autoplay.
        await page.waitForFunction(() => document.querySelector('video')?.readyState);
      },
      'all engines',
    ],
    ['film closed', (page) => press(page, 'Close')],
  ],
});

export const films: readonly Sequence[] = [
  '/',
  '/appointment',
  '/services/tech-services',
  '/services/digital-marketing',
].map((path) => ({ ...film(path), isNightly: true }));

export const comment: Sequence = {
  name: 'comment',
  isNightly: true, // the states of the form of Contact
  path: '/blogDetails',
  within: '.enquiry:has(#comment-email)',
  states: [
    [
      'invalid submit',
      async (page) => {
        await send(page, 'comment');
        await block(page, 'comment').getByRole('group', { name: 'There is a problem' }).waitFor();
      },
      'axe',
    ],
    ['one field corrected', (page) => page.locator('#comment-email').fill('meera@example.in')],
    [
      'submitted',
      async (page) => {
        await fill(page, 'comment');
        await send(page, 'comment');
        await page
          .getByText(/^Comments on this article are closed/)
          .first()
          .waitFor();
      },
    ],
  ],
};
