import { describe, expect, it } from 'vitest';
import { partnerPayment, partnerShares } from '../../../src/site/partner-programme.ts';
import { findAll, mainOf, textOf } from '../../built/documents.ts';

const countMarks = (rows: readonly Element[]) =>
  rows.map((row) => row.querySelectorAll('.sample-mark').length);

describe.each([
  ['/partner', '/downloads/partner-agreement.pdf'],
  ['/hi/partner', '/hi/downloads/partner-agreement.pdf'],
])('%s', (path, agreement) => {
  const main = mainOf(path);
  const share = main.querySelector('#share')!;

  it('states the share of a partner, the days until payment, the agreement and the law for accountants', () => {
    const rows = findAll(path, 'main #share tbody tr:not(details *)');
    expect(rows.map((row) => /\d[\d.]*–[\d.]+%/.exec(textOf(row))?.[0])).toEqual(
      Object.values(partnerShares).map(({ from, to }) => `${from}–${to}%`),
    );
    expect(countMarks(rows)).toEqual(rows.map(() => 1));
    const terms = textOf(share);
    expect(terms).toMatch(new RegExp(` ${partnerPayment.days} (?:days|दिन) `));
    const marks = findAll(path, 'main #share li .sample-mark');
    expect(marks.map((mark) => mark.previousSibling?.nodeValue)).toEqual([String(partnerPayment.days)]);
    // The terms name the agreement, and the law that restricts chartered accountants.
    for (const pattern of [/agreement|एग्रीमेंट/i, /1949.*ICAI/]) expect(terms).toMatch(pattern);
    expect(share.querySelector('a[download]')?.getAttribute('href')).toBe(agreement);
  });

  // By hand, in rupees: 50 lakh × 0.2–0.5%, 8 lakh × 0.2–0.5%, 20 lakh × 0.5–1%. The fee for a bill of 10 lakh is
  // 0.25–0.5%, which is 2,500–5,000. The partner gets 10–20% of this fee.
  it('states what an agent of one insurer receives in a month, and the tax on it', () => {
    const rows = findAll(path, 'main #month tbody tr');
    expect(rows.map((row) => textOf(row.lastElementChild))).toEqual([
      '₹10,000–25,000',
      '₹1,600–4,000',
      '₹10,000–20,000',
      '₹250–1,000',
      '₹0',
      '₹21,850–50,000',
    ]);
    expect(countMarks(rows)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(textOf(main.querySelector('#month'))).toContain('₹437–1,000'); // 2% of 21,850 and of 50,000
  });

  it('states the tax on commission, the law for agents of LIC, and who can join, marked as samples', () => {
    expect(textOf(share)).toMatch(/(?=.*2%)(?=.*₹20,000)(?=.*393\(1\))/);
    expect(textOf(main.querySelector('#lic'))).toMatch(/LIC.*1938.*42.*2017/);
    const marks = findAll(path, 'main section:not(#share) li .sample-mark');
    const texts = marks.map((mark) => textOf(mark.closest('li')));
    expect(texts).toHaveLength(3);
    expect(texts.join(' ')).toMatch(/individual.*Joining is free.*licence|व्यक्ति.*जुड़ना मुफ़्त है.*लाइसेंस/);
  });
});
