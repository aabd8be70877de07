import { expect, it } from 'vitest';
import { firstYearCost } from '../../../src/site/set-up.ts';

// By hand, in lakh of rupees: set-up 2–4, twelve months of compliance at 0.15–0.3, and a resident director for 1.2.
it('the first year of a company with a resident director of the firm costs ₹5–8.8 lakh', () => {
  expect(firstYearCost).toEqual([5, 8.8]);
});
