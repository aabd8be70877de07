import fc from 'fast-check';

/**
 * The number of generated cases of a property test. `PROPERTY_RUNS` overrides it (`npm run test:all` sets 10,000). A
 * failing test prints its seed. To repeat the same cases, add this `seed` to the object.
 */
export const propertyOptions = { numRuns: Number(process.env.PROPERTY_RUNS ?? 50) };

/** Runs `check` with generated values. The test fails if `check` throws or returns false. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  kinds: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  check: (...values: Values) => boolean | void,
) => fc.assert(fc.property<Values>(...kinds, check), propertyOptions);
