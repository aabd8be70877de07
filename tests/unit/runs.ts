/**
 * How often fast-check tries a property: 10,000 times where CI runs (`CI=true`), else a quick look. A found
 * fault prints its seed: `{ ...runs, seed }` shows it again.
 */
export const runs = { numRuns: process.env.CI ? 10_000 : 500 };
