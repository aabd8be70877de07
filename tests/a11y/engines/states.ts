import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Path } from '../../../src/site/routes.ts';

export interface State {
  name: string;
  path: Path;
  /** px; 1280 when not given. */
  width?: number;
  /** One entry per step, each leading to a state that is audited. */
  steps: ((page: Page) => Promise<unknown>)[];
}

const menu = (name: string) => async (page: Page) => {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
};
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const submenu = (name: string) => (page: Page) => drawer(page).getByRole('button', { name }).click();

/** Opens the answer of that number, if the page has it and it is not open yet. */
const answer = (index: number) => async (page: Page) => {
  const button = page.locator('.accordion-button').nth(index);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
};
const answers = (path: Path, count: number): State => ({
  name: `${path}, each answer`,
  path,
  steps: Array.from({ length: count }, (_, index) => answer(index)),
});

/** The tab of that number, and every slider one slide on. */
const tab = (index: number) => async (page: Page) => {
  await page.getByRole('tab').nth(index).click();
  await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
  for (const next of await page.getByRole('button', { name: 'Next slide' }).all()) {
    if ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
  }
};

const refusal = (path: Path): State => ({
  name: `${path}, sent empty`,
  path,
  steps: [
    async (page) => {
      // Not a click: Playwright waits for a button to lose its aria-disabled, which this one keeps (FM2).
      await page.locator('main form.grid').first().getByRole('button').last().press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
    },
  ],
});

/** What a visitor can open, select or cause. The parts round the content are the same on every page. */
export const states: readonly State[] = [
  { name: 'menu panels', path: '/contact', steps: [menu('About'), menu('Services')] },
  {
    name: 'drawer and its submenus',
    path: '/contact',
    width: 390,
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(drawer(page)).toBeVisible();
      },
      submenu('About'),
      submenu('Services'),
    ],
  },
  {
    name: 'call dialog',
    path: '/contact',
    steps: [
      async (page) => {
        await page.locator('aside [data-action=call]').click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    ],
  },
  {
    name: 'film',
    path: '/',
    steps: [
      async (page) => {
        await page.getByRole('link', { name: /^Play video/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    ],
  },
  {
    name: 'search suggestions',
    path: '/blogDetails',
    steps: [
      async (page) => {
        await page.getByRole('combobox', { name: 'Search this site' }).pressSequentially('loan');
        await expect(page.getByRole('listbox')).toBeVisible();
      },
    ],
  },
  { name: 'tabs and slides', path: '/', steps: [tab(1), tab(2), tab(3)] },
  answers('/services/loanForEveryIndian', 5),
  answers('/services/realState', 4),
  answers('/insurenceDetails', 4),
  answers('/services/credit-rating', 3),
  answers('/services/exportbillDiscounting', 2),
  ...(['/', '/contact', '/appointment', '/blogDetails'] as const).map(refusal),
  {
    name: 'enquiry handed over',
    path: '/contact',
    steps: [
      async (page) => {
        await page.getByLabel('Full name').fill('Meera Joshi');
        await page.getByLabel('Email').first().fill('meera@example.in');
        await page.getByLabel('Phone').fill('98765 43210');
        await page.locator('#contact-subject').selectOption({ index: 1 });
        await page.getByLabel('Message').fill('Please call after 4 pm.');
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(page.locator('.hand-off')).toBeVisible();
      },
    ],
  },
];
