// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findAll } from '../../built/documents.ts';

it.each([
  ['/nri', 'Real Estate Advisory'],
  ['/home-loan', 'Loan For Every Indian'],
  ['/overdue-invoices', 'Bill Discounting'],
  ['/compare-loans', 'Loan For Every Indian'],
  ['/credit-score', 'Loan For Every Indian'],
  ['/government-schemes', 'Loan For Every Indian'],
])('%s offers an appointment about %s at its end, in both languages', (path, subject) => {
  const about = `?about=${encodeURIComponent(subject)}`;
  for (const base of ['', '/hi']) {
    const lastSections = findAll(base + path, 'main section').slice(-2);
    const link = `a[href="${base}/appointment${about}"]`;
    expect(lastSections.flatMap((section) => [...section.querySelectorAll(link)])).toHaveLength(1);
  }
});
