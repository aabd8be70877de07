import { expect } from '../../browser.ts';
import type { Sequence } from './sequence.ts';

/** The calculators, each with a changed result, an invalid input, and a result at a limit. */
export const calculators: readonly Sequence[] = [
  {
    name: 'calculator',
    path: '/services/loanForEveryIndian',
    within: '#calculator-loan',
    states: [
      [
        'moved',
        async (page) => {
          await page.getByRole('slider', { name: 'Loan amount, slider' }).press('ArrowRight');
          await expect(page.locator('#announcements')).toContainText('EMI');
        },
      ],
      [
        'refused',
        async (page) => {
          const box = page.locator('#calculator-loan').getByLabel('Tenure (months)');
          await box.click();
          await page.keyboard.type('900'); // the click has selected the figure, so typing replaces it
          await expect(box).toHaveValue('900');
          await box.blur();
          await expect(box).toHaveAttribute('aria-invalid', 'true');
        },
        'all engines',
      ],
      ['an example', (page) => page.locator('#calculator-loan').getByRole('button', { name: 'Car' }).click()],
      [
        'schedule open',
        async (page) => {
          await page.locator('#calculator-loan').getByText('Year by year').click();
          await expect(page.locator('#calculator-loan').getByRole('table')).toBeVisible();
        },
        'all engines',
      ],
    ],
  },
  {
    name: 'comparison of offers',
    path: '/compare-loans',
    within: '#calculator-offers',
    isNightly: true,
    states: [
      [
        'changed',
        async (page) => {
          await page
            .getByRole('group', { name: 'Offer B' })
            .getByLabel('Type of rate')
            .selectOption('Fixed to the end');
          const offerB = page.getByRole('group', { name: 'Offer B' });
          await offerB.getByText('Fee, insurance and prepayment charge').click();
          await offerB.getByLabel('Prepayment charge').fill('4');
          await expect(page.locator('#announcements')).toContainText('less if you repay after 3 years');
        },
        'all engines',
      ],
      [
        'fixed for some years',
        async (page) => {
          const offer = page.getByRole('group', { name: 'Offer B' });
          await offer.getByLabel('Type of rate').selectOption('Fixed for some years');
          await offer.getByRole('textbox', { name: 'Rate after that' }).fill('9.4');
          const years = offer.getByRole('textbox', { name: 'Rate fixed for' });
          await years.fill('70');
          await years.blur();
          await expect(years).toHaveAttribute('aria-invalid', 'true');
        },
        'all engines',
      ],
      [
        'refused',
        async (page) => {
          const offerA = page.getByRole('group', { name: 'Offer A' });
          await offerA.getByText('Fee, insurance and prepayment charge').click();
          const box = offerA.getByLabel('Processing fee');
          await box.fill('50 lakh');
          await box.blur();
          await expect(box).toHaveAttribute('aria-invalid', 'true');
        },
      ],
    ],
  },
  {
    name: 'eligibility',
    path: '/calculators',
    within: '#calculator-borrow',
    isNightly: true,
    states: [
      [
        'open',
        async (page) => {
          await page.getByRole('button', { name: 'Loan eligibility calculator' }).click();
          const calculator = page.locator('#calculator-borrow');
          await calculator.getByText('Co-applicant and property').click();
          await expect(calculator.getByLabel(/^Co-applicant/)).toBeVisible();
        },
      ],
      [
        'limited by the value of the property',
        async (page) => {
          const calculator = page.locator('#calculator-borrow');
          await calculator.getByLabel(/^Co-applicant/).fill('80000');
          await calculator.getByLabel(/^Value of the property/).fill('20 lakh');
          await expect(page.locator('#announcements')).toContainText('18 lakh');
        },
      ],
      [
        'refused',
        async (page) => {
          const box = page.locator('#calculator-borrow').getByLabel(/^Value of the property/);
          await box.fill('nine');
          await box.blur();
          await expect(box).toHaveAttribute('aria-invalid', 'true');
        },
      ],
    ],
  },
];
