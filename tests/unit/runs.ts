/**
 * How often fast-check tries a property on each change; `PROPERTY_RUNS` overrides it (`npm run test:all` sets 10,000).
 * A failure prints its seed: `{ ...runs, seed }` repeats it.
 */
export const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 50) };
