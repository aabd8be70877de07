import type { Criterion } from '../src/content/conformance.ts';
import type { Proof } from '../tests/a11y/conformance.ts';

export function conformanceFile(
  criteria: readonly Criterion[],
  proofs: Readonly<Record<string, readonly Proof[]>>,
): string;
