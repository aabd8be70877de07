import type { Page } from '@playwright/test';
import { run } from '../axe.ts';
import type { Finding } from './finding.ts';

/** Every axe rule, best practices included; what axe calls incomplete is to be looked at. */
export async function axe(page: Page): Promise<Finding[]> {
  const { violations, incomplete } = await run(page);
  return [
    ...violations.map((result) => ({ result, failure: true })),
    ...incomplete.map((result) => ({ result, failure: false })),
  ].flatMap(({ result, failure }) =>
    result.nodes.map((node) => ({
      engine: 'axe' as const,
      rule: result.id,
      failure,
      message: (node.failureSummary ?? result.help).split('\n').slice(1).join(' ').trim(),
      path: node.target.flat().join(' '),
    })),
  );
}
