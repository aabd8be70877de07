// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { partnerPayment, partnerShares } from '../../../src/site/partner-programme.ts';
import { documentOf, textOf } from '../../built/documents.ts';

it.each(['/partner', '/hi/partner'])('%s states what a partner earns for a lead', (path) => {
  const main = documentOf(path).querySelector('main')!;
  const rows = [...main.querySelectorAll('#share tbody tr:not(details *)')];
  expect(rows.map((row) => /\d[\d.]*–[\d.]+%/.exec(textOf(row))?.[0])).toEqual(
    Object.values(partnerShares).map(({ from, to }) => `${from}–${to}%`),
  );
  expect(rows.map((row) => row.querySelectorAll('.sample-mark').length)).toEqual(rows.map(() => 1));
  const terms = textOf(main.querySelector('#share'));
  expect(terms).toMatch(new RegExp(` ${partnerPayment.days} (?:days|दिन) `));
  const marked = [...main.querySelectorAll('#share li .sample-mark')].map((mark) => mark.previousSibling);
  expect(marked.map((figure) => figure?.nodeValue)).toEqual([String(partnerPayment.days)]);
  // The terms name the agreement, and the law that restricts chartered accountants.
  for (const pattern of [/agreement|एग्रीमेंट/i, /1949.*ICAI/]) expect(terms).toMatch(pattern);
  const drawing = main.querySelector('#dashboard svg[role=img]')!;
  for (const name of ['aria-labelledby', 'aria-describedby'])
    expect(textOf(main.querySelector(`[id="${drawing.getAttribute(name)}"]`))).not.toBe('');
});

// By hand, in rupees: 50 lakh × 0.2–0.5%, 8 lakh × 0.2–0.5%, 20 lakh × 0.5–1%; the fee for a bill of 10 lakh is
// 0.25–0.5%, 2,500–5,000, of which 10–20%.
it.each(['/partner', '/hi/partner'])(
  '%s calculates a month of an agent who is tied to one insurer',
  (path) => {
    const rows = [...documentOf(path).querySelectorAll('main #month tbody tr')];
    expect(rows.map((row) => textOf(row.lastElementChild))).toEqual([
      '₹10,000–25,000',
      '₹1,600–4,000',
      '₹10,000–20,000',
      '₹250–1,000',
      '₹0',
      '₹21,850–50,000',
    ]);
    expect(rows.map((row) => row.querySelectorAll('.sample-mark').length)).toEqual([1, 1, 1, 1, 0, 0]);
    // By hand: 2% of 21,850 and of 50,000.
    expect(textOf(documentOf(path).querySelector('main #month'))).toContain('₹437–1,000');
  },
);

it.each(['/partner', '/hi/partner'])(
  '%s states the tax on commission, and has the agreement above the shares',
  (path) => {
    const share = documentOf(path).querySelector('main #share')!;
    expect(textOf(share)).toMatch(/(?=.*2%)(?=.*₹20,000)(?=.*393\(1\))/);
    const table = share.querySelector('table:not(details *)')!;
    const agreement = share.querySelector('#partner-agreement')!;
    expect(agreement.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it.each(['/partner', '/hi/partner'])('%s says what an agent of LIC may do', (path) => {
  expect(textOf(documentOf(path).querySelector('main #lic'))).toMatch(/LIC.*1938.*42.*2017/);
});

it.each([
  ['/partner', '/downloads/partner-agreement.pdf'],
  ['/hi/partner', '/hi/downloads/partner-agreement.pdf'],
])('%s links to the sample agreement %s', (path, file) => {
  const links = [...documentOf(path).querySelectorAll('main #share a[download]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([file]);
});

it.each(['/partner', '/hi/partner'])('%s states as samples who can join for free', (path) => {
  const marked = [...documentOf(path).querySelectorAll('main section:not(#share) li .sample-mark')];
  const texts = marked.map((mark) => textOf(mark.closest('li')));
  expect(texts.length).toBe(3);
  expect(texts.join(' ')).toMatch(/individual.*Joining is free.*licence|व्यक्ति.*जुड़ना मुफ़्त है.*लाइसेंस/);
});

it.each(['/contact', '/hi/contact'])('%s links to the partner form above the subject', (path) => {
  const message = documentOf(path).querySelector('main #message')!;
  const link = message.querySelector('a[href$="/partner#enquiry"]')!;
  const subject = message.querySelector('select[name="subject"]')!;
  expect(link.compareDocumentPosition(subject)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(documentOf(link.getAttribute('href')!).querySelector('#enquiry #partner-name')).not.toBeNull();
});
