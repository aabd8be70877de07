import type { Criterion } from '../compliance/conformance.ts';

export function createConformanceReport(
  criteria: readonly Criterion[],
  proofs: Readonly<Record<string, readonly string[]>>,
): string;
