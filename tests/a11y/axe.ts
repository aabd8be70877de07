import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of every axe rule, best practices and `region` included, each with its element.
 * @param skip ids of rules to leave out; say why where you call
 */
export async function audit(page: Page, skip: readonly string[] = []): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  // By the debugger, since the page's own policy lets no script in.
  await session.send('Runtime.evaluate', { expression: source });
  const rules = Object.fromEntries(skip.map((rule) => [rule, { enabled: false }]));
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { preload: false, resultTypes: ['violations'], rules: ${JSON.stringify(rules)} })`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  const { violations } = result.value as AxeResults;
  return violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)}`));
}
