import type { Page } from '@playwright/test';
import { alfa } from './alfa.ts';
import { axe } from './axe.ts';
import type { Finding } from './finding.ts';
import { ibm } from './ibm.ts';

/** Every engine's findings on the page as it is now; html-validate reads the files instead (tests/e2e/html.spec.ts). */
export async function allEngines(page: Page): Promise<Finding[]> {
  return [...(await axe(page)), ...(await ibm(page)), ...(await alfa(page))];
}
