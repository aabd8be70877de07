import { expect, it } from 'vitest';
import { formatTax, profitTaxes, totalTax } from '../../../src/site/profit-tax.ts';

// By hand: 22% × 1.1 × 1.04 = 25.168%, which leaves 74.832%. Of this, 10% is 7.4832%, 15% is 11.2248%, and 20.8% to
// 21.84% (20% × 1.04 and × 1.05 × 1.04) is 15.565% to 16.343%. 30% × 1.04 = 31.2%, × 1.12 = 34.944%; 35% × 1.04 = 36.4%,
// × 1.05 = 38.22%.
it.each([
  ['companyLow', '25.17%', '32.65%'],
  ['companyHigh', '25.17%', '36.39%'],
  ['companyWithoutTreaty', '25.17%', '40.73–41.51%'],
  ['llp', '31.2–34.94%', '31.2–34.94%'],
  ['branch', '36.4–38.22%', '36.4–38.22%'],
] as const)('the profit of %s is taxed at %s, and with its transfer abroad at %s', (owner, profit, total) => {
  expect(formatTax(profitTaxes[owner].profit)).toBe(profit);
  expect(formatTax(totalTax(profitTaxes[owner]))).toBe(total);
});
