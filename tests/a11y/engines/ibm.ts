import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { evaluateIn } from '../debugger.ts';
import { place } from './finding.ts';
import type { Finding } from './finding.ts';

const file = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);
const source = `${file};globalThis.ace = ace`;

interface Issue {
  ruleId: string;
  reasonId: string;
  value: [policy: string, outcome: string];
  message: string;
  path: { dom: string };
}

/** IBM's rules for WCAG 2.2 A and AA. Its mere recommendations, which no criterion asks for, are left out. */
export async function ibm(page: Page, selectors: readonly string[]): Promise<Finding[]> {
  // It takes what a folded part holds for shown, and its labels for hidden: it looks at all of them open.
  const folded = await page.evaluateHandle(() => {
    const parts = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const part of parts) part.open = true;
    return parts;
  });
  const issues = await evaluateIn<Issue[]>(
    page,
    { global: 'ace', source },
    `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
      .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome !== 'PASS')
      .map(({ ruleId, reasonId, value, message, path }) => ({ ruleId, reasonId, value, message, path })))`,
  );
  await folded.evaluate((parts) => parts.forEach((part) => (part.open = false)));
  const findings = issues.map(({ ruleId, reasonId, value: [, outcome], message, path }) => ({
    engine: 'ibm' as const,
    rule: `${ruleId}/${reasonId}`,
    failure: outcome === 'FAIL',
    message,
    path: path.dom,
  }));
  return place(page, findings, selectors);
}
