// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf } from '../../built/documents.ts';

it.each(['', '/hi'])('Home%s has four cards and four further links below its slides', (base) => {
  const lists = [...documentOf(base || '/').querySelectorAll('.hero section ul')];
  const targets = lists.map((list) =>
    [...list.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
  );
  expect(targets).toEqual([
    ['/services/investment-banking', '/services/billDiscounting', '/home-loan', '/nri'].map(
      (path) => base + path,
    ),
    [
      '/services/ourEndToEndforeignServices',
      '/services/loanForEveryIndian',
      '/services/ourInsuranceServices',
      '/partner',
    ].map((path) => base + path),
  ]);
});
