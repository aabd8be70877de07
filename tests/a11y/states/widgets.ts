import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Sequence, State } from './sequence.ts';

const slider = (page: Page, label: string) => page.locator(`section[aria-label="${label}"]`);
const control = (page: Page, label: string, name: string) =>
  slider(page, label)
    .getByRole('button', { name: `${name}: ${label}`, exact: true })
    .click();

/** @param moves how many changes by hand show every slide */
const carousel = (path: string, label: string, moves: number): Sequence => ({
  name: `slider ${label} of ${path}`,
  path,
  within: `section[aria-label="${label}"]`,
  states: [
    ['turning', (page) => control(page, label, 'Start slide rotation')],
    ['stopped', (page) => control(page, label, 'Stop slide rotation')],
    ...Array.from({ length: moves }, (_, i): State => [
      `moved on by ${i + 1}`,
      (page) => control(page, label, 'Next slide'),
      i === 0 && path === '/' ? 'Alfa by night' : undefined,
    ]),
    ['moved back', (page) => control(page, label, 'Previous slide')],
  ],
});

/** Without arrows, its slides are chosen by number. */
const turning = (path: string, label: string): Sequence => ({
  name: `slider ${label} of ${path}`,
  path,
  within: `section[aria-label="${label}"]`,
  states: [
    ['turning', (page) => control(page, label, 'Start slide rotation')],
    ['stopped', (page) => control(page, label, 'Stop slide rotation')],
    ...[1, 2].map((index): State => [
      `at position ${index + 1}`,
      async (page) => {
        const choice = slider(page, label).getByRole('group', { name: 'Choose slide' }).getByRole('button');
        await choice.nth(index).click();
        await expect(choice.nth(index)).toHaveAttribute('aria-current', 'true');
      },
    ]),
  ],
});

/** Of one whose answers can be shown all at once, each by itself in the full run alone but the first and the last. */
const accordion = (path: string, questions: number, all: boolean): Sequence => ({
  name: `accordion of ${path}`,
  path,
  within: '.accordion',
  states: [
    ...Array.from({ length: questions }, (_, i): State => [
      `question ${i + 1} open`,
      async (page) => {
        const button = page.locator('.accordion-button').nth(i);
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      },
      i === questions - 1 ? 'Alfa by night' : undefined,
    ]).filter((_, i) => process.env.FULL || !all || i === 0 || i === questions - 1),
    ...(all
      ? ([
          ['all open', (page) => page.getByRole('button', { name: 'Show all answers' }).click()],
          ['all shut', (page) => page.getByRole('button', { name: 'Hide all answers' }).click()],
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
      ['results', (page) => field(page).pressSequentially('loan'), 'Alfa by night'],
      ['a result chosen', (page) => page.keyboard.press('ArrowDown')],
      ['no result', (page) => field(page).pressSequentially('zzz')],
      [
        'nothing typed, sent',
        async (page) => {
          await field(page).fill('');
          await page.keyboard.press('Escape');
          await page.getByRole('search', { name: label }).getByRole('button', { name: 'Search' }).click();
        },
      ],
    ],
  };
};

/** The page of results, to which what is typed into any search leads. */
const results: Sequence = {
  name: 'results of /search',
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
  ]),
};

export const widgets: readonly Sequence[] = [
  {
    name: 'hero',
    path: '/',
    within: '.fade-slider',
    states: [
      ...['Fintech Solutions', 'Compliance Expertise', 'Strategic Advisory'].map((title): State => [
        title,
        (page) => slider(page, 'What we do').getByRole('button', { name: title }).click(),
      ]),
      ['moved on', (page) => control(page, 'What we do', 'Next slide'), 'Alfa by night'],
      ['moved back', (page) => control(page, 'What we do', 'Previous slide')],
      ['turning', (page) => control(page, 'What we do', 'Start slide rotation')],
      ['stopped', (page) => control(page, 'What we do', 'Stop slide rotation')],
    ],
  },
  carousel('/', 'Services', 5),
  { ...carousel('/', 'Projects', 3), at: 'narrow' }, // a wide window shows all three, and no controls
  carousel('/', 'Clients', 4),
  turning('/appointment', 'The team'),
  turning('/services/tech-services', 'At hand-over'),
  {
    name: 'tabs',
    path: '/',
    within: '#enquiry',
    states: ['Bill Discounting', 'Funding Solutions', 'Compliance Advisory', 'Business Loan'].map(
      (name, i): State => [
        name,
        (page) => page.getByRole('tab', { name }).click(),
        i === 0 ? 'Alfa by night' : undefined,
      ],
    ),
  },
  {
    name: 'calculator',
    path: '/services/loanForEveryIndian',
    within: '#reckon-loan',
    states: [
      [
        'moved',
        async (page) => {
          const fold = page.locator('#reckon-loan details[data-folds]:not([open]) > summary');
          if (await fold.count()) await fold.click(); // a phone folds it away
          await page.getByRole('slider', { name: 'Loan, slider' }).press('ArrowRight');
          await expect(page.locator('#announcements')).toContainText('a month');
        },
      ],
      [
        'refused',
        async (page) => {
          const box = page.locator('#reckon-loan').getByLabel('Term (months)');
          await box.fill('900');
          await box.blur();
          await expect(box).toHaveAttribute('aria-invalid', 'true');
        },
        'Alfa by night',
      ],
      ['an example', (page) => page.locator('#reckon-loan').getByRole('button', { name: 'Car' }).click()],
      [
        'schedule open',
        async (page) => {
          await page.locator('#reckon-loan').getByText('Year by year').click();
          await expect(page.locator('#reckon-loan').getByRole('table')).toBeVisible();
        },
        'Alfa by night',
      ],
    ],
  },
  accordion('/insurenceDetails', 4, true),
  accordion('/services/credit-rating', 3, false),
  accordion('/services/loanForEveryIndian', 5, true),
  accordion('/services/realState', 4, true),
  search('/blogDetails', 'Search this site'),
  search('/project-details', 'Find a page'),
  results,
];
