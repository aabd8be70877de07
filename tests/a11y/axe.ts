import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { evaluateIn } from './debugger.ts';

export const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every axe rule, best practices and `region` included.
 * @param skip ids of rules to leave out; say why where you call
 */
export const run = (page: Page, skip: readonly string[] = []) => {
  const options = {
    preload: false, // waits for media that may never load
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries(skip.map((rule) => [rule, { enabled: false }])),
  };
  return evaluateIn<AxeResults>(page, source, `axe.run(document, ${JSON.stringify(options)})`);
};

/** Violations alone, each with its element. */
export async function audit(page: Page, skip: readonly string[] = []): Promise<string[]> {
  const { violations } = await run(page, skip);
  return violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)}`));
}
