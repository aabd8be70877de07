import { expect, it } from 'vitest';
import { pageContent } from '../../../build/pdf/page-content.ts';
import { parse } from '../../../src/lib/html-tree.ts';

const contentOf = (main: string) => pageContent(parse(`<body><nav>Menu</nav><main>${main}</main></body>`));
const heading = (level: number, text: string) => ({ kind: 'heading', level, text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });

it.each([
  ['a text with a comment of React', '<p>First <!-- --><a href="/a">our loans</a>.</p>', [paragraph('First our loans.')]],
  ['a note above the heading of a section', '<header><p>Products</p><h2>What we offer</h2></header>', [heading(2, 'What we offer')]],
  ['a question', '<h3><button><svg></svg><span>How long?</span></button></h3><div hidden><p>A week.</p></div>', [heading(3, 'How long?'), paragraph('A week.')]],
  ['a list of lines', '<ul><li><span aria-hidden="true">1</span>One</li><li>Two</li></ul>', [{ kind: 'list', items: ['One', 'Two'] }]],
  ['lists that follow each other', '<div><dl><dt>loan</dt><dd>₹5 crore</dd></dl><dl><dt>banks</dt><dd>50</dd></dl></div><ul><li>One</li></ul>', [{ kind: 'list', items: ['loan: ₹5 crore', 'banks: 50', 'One'] }]],
  ['a figure with text, with its caption', '<figure><blockquote><p>Good.</p></blockquote><figcaption>A client</figcaption></figure>', [paragraph('Good.'), paragraph('A client')]],
  ['figures', '<dl><dt>lenders</dt><dd>50<span>+</span></dd></dl>', [{ kind: 'list', items: ['lenders: 50+'] }]],
  [
    'a table',
    '<table><caption class="sr-only">Rates</caption><tr><th>Loan</th><th>Rate</th></tr><tr><th>Home</th><td><svg></svg>8%</td></tr></table>',
    [{ kind: 'table', caption: '', head: ['Loan', 'Rate'], rows: [['Home', '8%']] }],
  ],
])('the content of a page includes %s', (_what, html, blocks) => expect(contentOf(html)).toEqual(blocks)); // oxfmt-ignore

it.each([
  ['breadcrumbs', '<nav><a href="/">Home</a></nav>'],
  ['buttons to other pages', '<div><a href="/x">Book</a> <a href="/y">See</a></div>'],
  ['the enquiry', '<section><h2>Ask us</h2><form><p>Name</p></form></section>'],
  ['a calculator', '<section><h2>EMI</h2><dl data-inputs=""><dt>Amount</dt><dd>1</dd></dl></section>'],
  [
    'a drawing and its caption',
    '<figure><div class="frame"><svg role="img"><title>Bars</title></svg></div><figcaption>Each mark is 10 times the previous one.</figcaption></figure>',
  ],
  ['the side column', '<aside><p>Related</p></aside>'],
  ['what needs script', '<p data-needs-script="">Copy</p>'],
])('the content of a page omits %s', (_what, html) => expect(contentOf(html)).toEqual([]));
