import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { evaluateWith } from '../evaluate.ts';
import { resolveElements } from './finding.ts';
import type { Finding } from './finding.ts';

const file = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const source = `${readFileSync(file, 'utf8')};globalThis.ace = ace`;

interface Issue {
  ruleId: string;
  reasonId: string;
  value: [policy: string, outcome: string];
  message: string;
  path: { dom: string };
}

/** Runs IBM's rules for WCAG 2.2 A and AA, without recommendations. */
export async function ibm(page: Page, selectors: readonly string[]): Promise<Finding[]> {
  // The engine has false findings in closed `<details>` elements, so they are opened during the audit.
  const opened = await page.evaluateHandle(() => {
    const parts = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const part of parts) part.open = true;
    return parts;
  });
  const issues = await evaluateWith<Issue[]>(
    page,
    { global: 'ace', source },
    `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
      .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome !== 'PASS')
      .map(({ ruleId, reasonId, value, message, path }) => ({ ruleId, reasonId, value, message, path })))`,
  );
  await opened.evaluate((parts) => parts.forEach((part) => (part.open = false)));
  const findings = issues.map(({ ruleId, reasonId, value: [, outcome], message, path }) => ({
    engine: 'ibm' as const,
    rule: `${ruleId}/${reasonId}`,
    isCertain: outcome === 'FAIL',
    message,
    path: path.dom,
  }));
  return resolveElements(page, findings, selectors);
}
