/**
 * How often fast-check tries a property: a quick look, or as often as `PROPERTY_RUNS` says (`npm run test:all` asks
 * for 10,000). A found fault prints its seed: `{ ...runs, seed }` shows it again.
 */
export const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 250) };
