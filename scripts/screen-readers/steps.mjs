/** @typedef {import('./steps.mjs').Step} Step The fields are described in steps.d.mts. */

const level1 = /heading.*level 1|level 1.*heading|heading 1/i;

/**
 * The rows of docs/reference/screen-readers.md that a program can check. Screen readers name roles differently, so the
 * patterns match all names.
 * @type {Step[]}
 */
export const steps = [
  { row: 1, path: '/', press: ['Tab'], announces: [/Skip to main content/, /link/i] },
  { row: 2, path: '/services/fund-raising', announces: [/Fund Raising/, level1] },
  { row: 4, path: '/services/wealth', announces: [/Wealth Management/, level1] },
  {
    row: 6,
    path: '/',
    announces: [/What we do/, /St(art|op) slide rotation: What we do/, /1 of 3: Strategic Advisory/],
  },
  { row: 7, path: '/', announces: [/Business Loan/, /tab/i, /selected/i] },
  { row: 9, path: '/contact', announces: [/What to say in a message/, /You need/, /A loan/] },
  { row: 16, path: '/', announces: [/Rated 4 out of 5 stars/] },
  { row: 18, path: '/404', announces: [/There is no page at this address/, level1] },
  {
    row: 8,
    path: '/services/credit-rating',
    needsHydration: true,
    focus: 'main h3 > button[aria-expanded]',
    press: ['Enter'],
    announces: [/expanded/i],
  },
  {
    row: 10,
    path: '/contact',
    needsHydration: true,
    focus: 'form button[type=submit]',
    press: ['Enter'],
    announces: [/There is a problem/],
  },
  {
    row: 17,
    path: '/contact',
    needsHydration: true,
    focus: 'footer button',
    press: ['Enter'],
    announces: [/Play animations/],
  },
];
