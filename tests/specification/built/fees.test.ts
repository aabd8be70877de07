// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf } from '../../built/documents.ts';
import { isSample } from '../../../src/site/sample.ts';
import { firmFees } from '../../../src/site/fees.ts';

it.each([
  ['/overdue-invoices', [firmFees.overdueInvoice]],
  ['/services/billDiscounting', [firmFees.billDiscounting]],
  ['/home-loan', [firmFees.homeLoan]],
  ['/compare-loans', [firmFees.businessLoan, firmFees.mudraLoan]],
] as const)('%s names what the firm usually charges, in both languages', (path, fees) => {
  for (const [base, name] of [['', 'Our fee'], ['/hi', 'हमारी फ़ीस']] as const) {
    const element = [...documentOf(`${base}${path}`).querySelectorAll('main :is(p, tr)')].find((one) =>
      one.textContent.startsWith(name),
    );
    for (const fee of fees) expect(element?.textContent).toContain(`${fee.from}–${fee.to}%`);
    expect(element?.querySelectorAll('.sample-mark')).toHaveLength(fees.filter(isSample).length);
  } // oxfmt-ignore
});
