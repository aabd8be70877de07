import type { Page } from '@playwright/test';
import { expect } from '../../browser.ts';
import { fillInvalid } from './sequence.ts';
import type { Sequence } from './sequence.ts';

const announcements = (page: Page) => page.locator('#announcements');
const loan = (page: Page) => page.locator('#calculator-loan');
const eligibility = (page: Page) => page.locator('#calculator-borrow');
const offer = (page: Page, name: 'A' | 'B') => page.getByRole('group', { name: `Offer ${name}` });
const openCharges = (page: Page, name: 'A' | 'B') =>
  offer(page, name).getByText('Fee, insurance and prepayment charge').click();
const chooseRate = (page: Page, type: string) =>
  offer(page, 'B').getByLabel('Type of rate').selectOption(type);

/** The states of calculators, such as changed results and invalid inputs. */
export const calculators: readonly Sequence[] = [
  {
    name: 'calculator',
    path: '/services/loanForEveryIndian',
    within: '#calculator-loan',
    states: [
      ['moved', async (page) => {
        await page.getByRole('slider', { name: 'Loan amount, slider' }).press('ArrowRight');
        await expect(announcements(page)).toContainText('EMI');
      }],
      ['refused', (page) => fillInvalid(loan(page).getByLabel('Tenure (months)'), '900'), 'all engines'],
      ['an example', (page) => loan(page).getByRole('button', { name: 'Car' }).click()],
      ['schedule open', async (page) => {
        await loan(page).getByText('Year by year').click();
        await expect(loan(page).getByRole('table')).toBeVisible();
      }, 'all engines'],
    ],
  },
  {
    name: 'comparison of offers',
    path: '/compare-loans',
    within: '#calculator-offers',
    isNightly: true,
    states: [
      ['changed', async (page) => {
        await chooseRate(page, 'Fixed to the end');
        await openCharges(page, 'B');
        await offer(page, 'B').getByRole('textbox', { name: 'Prepayment charge' }).fill('4');
        await expect(announcements(page)).toContainText('less if you repay after 3 years');
      }, 'all engines'],
      ['fixed for some years', async (page) => {
        await chooseRate(page, 'Fixed for some years');
        await offer(page, 'B').getByRole('textbox', { name: 'Rate after that' }).fill('9.4');
        await fillInvalid(offer(page, 'B').getByRole('textbox', { name: 'Rate fixed for' }), '70');
      }, 'all engines'],
      ['refused', async (page) => {
        await openCharges(page, 'A');
        await fillInvalid(offer(page, 'A').getByLabel('Processing fee'), '50 lakh');
      }],
    ],
  },
  {
    name: 'eligibility',
    path: '/calculators',
    within: '#calculator-borrow',
    isNightly: true,
    states: [
      ['open', async (page) => {
        await page.getByRole('button', { name: 'Loan eligibility calculator' }).click();
        await eligibility(page).getByText('Co-applicant and property').click();
        await expect(eligibility(page).getByRole('textbox', { name: /^Co-applicant/ })).toBeVisible();
      }],
      ['limited by the value of the property', async (page) => {
        await eligibility(page).getByRole('textbox', { name: /^Co-applicant/ }).fill('80000');
        await eligibility(page).getByLabel(/^Value of the property/).fill('20 lakh');
        await expect(announcements(page)).toContainText('18 lakh');
      }],
      ['refused', (page) => fillInvalid(eligibility(page).getByLabel(/^Value of the property/), 'nine')],
    ],
  },
]; // oxfmt-ignore
