import type { Criterion } from '../compliance/conformance.ts';
import type { Proof } from '../tests/a11y/conformance.ts';

export function createConformanceReport(
  criteria: readonly Criterion[],
  proofs: Readonly<Record<string, readonly Proof[]>>,
): string;
