// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import type { Path } from '../../../src/site/routes.ts';
import { documentOf, textOf } from '../../built/documents.ts';

/** The figures of the specification, section 9, and of section 2 where a page names its own. */
const figures: Partial<Record<Path, readonly string[]>> = {
  '/': ['successful projects in advisory 50+', 'years of experience 22+', 'client reviews 256', firm.hours],
  '/about': ['96%', '94%'],
  '/appointment': [firm.consultationHours],
  '/insurence': ['4563+', '866+', '185+', '225+', '$25', '$35', '$45', '10,000 monthly active users', 'Save Over 25%'],
  '/services/fund-raising': ['successful projects in fund raising 100+', 'years of experience 22+', 'client reviews 256'],
  '/services/investment-banking': [
    '15–30 working days', 'no upfront', '1.5 crore', '13%', '2 crore', '10.25%', '3 crore', '14%', '11%', '12-month top-up',
  ],
  '/services/credit-rating': ['4–8 weeks', 'CRISIL', 'ICRA', 'CARE', 'India Ratings', 'Acuite', 'Brickwork', 'Infomerics'],
  '/services/creditRatingAdversory': [
    '100 crore', '1–2%', '1 lakh', '0.5–1%', 'CRISIL', 'ICRA', 'CARE', 'India Ratings', 'Acuite', 'Brickwork',
  ],
  '/services/bankingDomainExpertConsultency': ['22+', '200%+', '15-minute', '1–3 years'],
  '/services/FinancialConsultancyforCorporates': ['free discovery call'],
  '/services/loanForEveryIndian': [
    '50,000–25 lakh', 'up to 5 years', '5 lakh', '5 crore', '30 years', '100%', '15 years', 'disbursed within 30 minutes', '1 lakh', '1 crore', '10 lakh', '2 crore', '50+', 'Mudra', 'CGTMSE',
  ],
  '/services/realState': ['properties analysed 500+', 'client satisfaction 95%', 'secured ₹100 crore+', 'cities 15+'],
  '/services/wealth': ['(assets under management) 500+', 'active investors 100+', 'average annual returns 15%', 'access to your portfolio 24/7'],
  '/services/billDiscounting': ['5 lakh', '60 days', '4.75 lakh', '30–120 days', '500+', '50+', '2B+'],
  '/services/exportbillDiscounting': [
    'of the invoice advanced 70–90%', 'until the funds arrive 1–3 days', 'discount p.a. 4.5–7.5%', '30–180 days', '10 crore+',
  ],
}; // oxfmt-ignore

/** Spaces of every kind as one plain space, dashes as one, per cent signs with or without a space alike. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s?–\s?/g, '–')
    .replace(/\s%/g, '%')
    .replace(/₹\s?/g, '')
    .toLowerCase();

/** What part of one phrase is joined, as in `<span>15</span>%`; between all others stands a space. */
const inline = 'span, b, strong, em, sup';

const wordsOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const words = [...node.childNodes].map(wordsOf).join('');
  return node instanceof Element && !node.matches(inline) ? ` ${words} ` : words;
};

it.each(Object.entries(figures))('%s shows its figures exactly as specified', (path, wanted) => {
  const shown = [...documentOf(path).querySelectorAll('main, body > footer, #root > footer')];
  const everything = plain(shown.map(wordsOf).join(' '));
  expect(everything.length).toBeGreaterThan(500);
  expect(
    wanted.filter((figure) => !everything.includes(plain(figure))),
    'a figure of the specification: if the change is meant, change its row in tests/specification/built/figures.test.ts',
  ).toEqual([]);
});

it.each(['/home-loan', '/hi/home-loan'])('%s marks the usual weeks of each step as samples', (path) => {
  const steps = [...documentOf(path).querySelectorAll('#steps li')];
  expect(steps.map((step) => step.querySelectorAll('.sample-mark').length)).toEqual([1, 1, 1, 1]);
});

it.each(['/home-loan', '/hi/home-loan'])(
  '%s marks the usual costs of a loan against property as samples',
  (path) => {
    const rows = [...documentOf(path).querySelectorAll('#loan-against-property tbody tr')];
    expect(rows.map((row) => row.querySelectorAll('.sample-mark').length)).toEqual([1, 1, 0, 1, 1, 0]);
  },
);

it.each(['/compare-loans', '/hi/compare-loans'])(
  '%s marks the usual terms of business and Mudra loans as samples',
  (path) => {
    const rows = [...documentOf(path).querySelectorAll('#business-loan tbody tr')];
    expect(rows.map((row) => row.querySelectorAll('.sample-mark').length)).toEqual([2, 2, 1, 2]);
  },
);

it.each(['/contact', '/appointment', '/hi/contact', '/hi/appointment'])(
  '%s says which of the two opening hours are for appointments',
  (path) => {
    const text = textOf(documentOf(path).querySelector('main'));
    const hours = path.startsWith('/hi')
      ? ['सोम-शनि सुबह 10.00 से शाम 06.00 बजे', 'सोम-शुक्र सुबह 09.00 से शाम 05.00 बजे']
      : [firm.hours, firm.consultationHours];
    for (const range of hours) expect(text).toContain(range);
    expect(text).toMatch(/(?:Appointments|अपॉइंटमेंट)[^.।]{0,30}?(?:Mon-Fri|सोम-शुक्र)/);
  },
);
