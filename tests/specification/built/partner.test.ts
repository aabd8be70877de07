// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { partnerPayment, partnerShares } from '../../../src/site/partner-programme.ts';
import { documentOf, findAll, mainOf, textOf } from '../../built/documents.ts';

const countMarks = (rows: readonly Element[]) =>
  rows.map((row) => row.querySelectorAll('.sample-mark').length);
const hrefsOf = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));
/** Whether an element is above another in the document. */
const isAbove = (element: Element, other: Element) =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

describe.each([
  ['/partner', '/downloads/partner-agreement.pdf'],
  ['/hi/partner', '/hi/downloads/partner-agreement.pdf'],
])('%s', (path, agreement) => {
  const main = mainOf(path);
  const share = main.querySelector('#share')!;

  it('states what a partner earns for a lead', () => {
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
    const drawing = main.querySelector('#dashboard svg[role=img]')!;
    for (const name of ['aria-labelledby', 'aria-describedby'])
      expect(textOf(main.querySelector(`[id="${drawing.getAttribute(name)}"]`))).not.toBe('');
  });

  // By hand, in rupees: 50 lakh × 0.2–0.5%, 8 lakh × 0.2–0.5%, 20 lakh × 0.5–1%; the fee for a bill of 10 lakh is
  // 0.25–0.5%, 2,500–5,000, of which 10–20%.
  it('calculates a month of an agent who is tied to one insurer', () => {
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

  it('states the tax on commission, what an agent of LIC may do, and as samples who can join', () => {
    expect(textOf(share)).toMatch(/(?=.*2%)(?=.*₹20,000)(?=.*393\(1\))/);
    expect(textOf(main.querySelector('#lic'))).toMatch(/LIC.*1938.*42.*2017/);
    const marks = findAll(path, 'main section:not(#share) li .sample-mark');
    const texts = marks.map((mark) => textOf(mark.closest('li')));
    expect(texts).toHaveLength(3);
    expect(texts.join(' ')).toMatch(/individual.*Joining is free.*licence|व्यक्ति.*जुड़ना मुफ़्त है.*लाइसेंस/);
  });

  it('has the sample agreement above the shares, with a link to its PDF', () => {
    const table = share.querySelector('table:not(details *)')!;
    expect(isAbove(share.querySelector('#partner-agreement')!, table)).toBe(true);
    expect(hrefsOf(findAll(path, 'main #share a[download]'))).toEqual([agreement]);
  });
});

it.each(['/contact', '/hi/contact'])(
  '%s links to the partner form above the subject of a message',
  (path) => {
    const [link] = findAll(path, 'main #message a[href$="/partner#enquiry"]');
    const [subject] = findAll(path, 'main #message select[name="subject"]');
    expect(isAbove(link!, subject!)).toBe(true);
    expect(documentOf(link!.getAttribute('href')!).querySelector('#enquiry #partner-name')).not.toBeNull();
  },
);
