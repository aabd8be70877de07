// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { partnerPayment, partnerShares } from '../../../src/site/partner-programme.ts';
import { documentOf, textOf } from '../../built/documents.ts';

it.each(['/partner', '/hi/partner'])(
  '%s says what a partner earns for a lead, when it is paid, and what is signed',
  (path) => {
    const main = documentOf(path).querySelector('main')!;
    const rows = [...main.querySelectorAll('#share tbody tr')];
    expect(rows.map((row) => /\d[\d.]*–[\d.]+%/.exec(textOf(row))?.[0])).toEqual(
      Object.values(partnerShares).map(({ from, to }) => `${from}–${to}%`),
    );
    expect(rows.map((row) => row.querySelectorAll('.sample-mark').length)).toEqual(rows.map(() => 1));
    const terms = textOf(main.querySelector('#share'));
    expect(terms).toMatch(new RegExp(` ${partnerPayment.days} (?:days|दिन) `));
    const marked = [...main.querySelectorAll('#share li .sample-mark')].map((mark) => mark.previousSibling);
    expect(marked.map((figure) => figure?.nodeValue)).toEqual([String(partnerPayment.days)]);
    // The terms name the share of a home loan of ₹50 lakh, the agreement, and the law that restricts chartered accountants.
    for (const pattern of [/₹10,000–25,000/, /agreement|एग्रीमेंट/i, /1949.*ICAI/])
      expect(terms).toMatch(pattern);
    const drawing = main.querySelector('#dashboard svg[role=img]')!;
    for (const name of ['aria-labelledby', 'aria-describedby'])
      expect(textOf(main.querySelector(`[id="${drawing.getAttribute(name)}"]`))).not.toBe('');
  },
);

it.each(['/partner', '/hi/partner'])(
  '%s says who can join and that joining is free, and marks both as sample text',
  (path) => {
    const marked = [...documentOf(path).querySelectorAll('main section:not(#share) li .sample-mark')];
    const texts = marked.map((mark) => textOf(mark.closest('li')));
    expect(texts.length).toBe(3);
    expect(texts.join(' ')).toMatch(/individual.*Joining is free.*licence|व्यक्ति.*जुड़ना मुफ़्त है.*लाइसेंस/);
  },
);

it.each(['/contact', '/hi/contact'])(
  '%s links to the form for partners above the field for the subject',
  (path) => {
    const message = documentOf(path).querySelector('main #message')!;
    const link = message.querySelector('a[href$="/partner#enquiry"]')!;
    const subject = message.querySelector('select[name="subject"]')!;
    expect(link.compareDocumentPosition(subject)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(documentOf(link.getAttribute('href')!).querySelector('#enquiry #partner-name')).not.toBeNull();
  },
);
