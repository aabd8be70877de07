import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { evaluateWith } from '../evaluate.ts';
import { resolveElements } from './finding.ts';
import type { Finding } from './finding.ts';

const enginePath = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const source = `${readFileSync(enginePath, 'utf8')};globalThis.ace = ace`;

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
  const openedDetails = await page.evaluateHandle(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of closed) details.open = true;
    return closed;
  });
  const issues = await evaluateWith<Issue[]>(
    page,
    { global: 'ace', source },
    `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
      .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome !== 'PASS')
      .map(({ ruleId, reasonId, value, message, path }) => ({ ruleId, reasonId, value, message, path })))`,
  );
  const findings = issues.map(({ ruleId, reasonId, value: [, outcome], message, path }) => ({
    engine: 'ibm' as const,
    rule: `${ruleId}/${reasonId}`,
    isCertain: outcome === 'FAIL',
    message,
    path: path.dom,
  }));
  // The page can remove the content of a closed element, so the elements are resolved first.
  const resolved = await resolveElements(page, findings, selectors);
  await openedDetails.evaluate((elements) => elements.forEach((details) => (details.open = false)));
  return resolved;
}
