// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { services } from '../../../src/site/services.ts';
import { documentOf, findAll, htmlOf, textOf } from '../../built/documents.ts';
import type { Path } from '../../../src/site/routes.ts';

/** The maximum number of headings before the next way to act: three to four windows of a desktop. */
const MAX_HEADINGS = 4;

/** Whether an element is an enquiry form, or a link to such a form or to a call, chat or email to the firm. */
function isWayToAct(element: Element): boolean {
  if (element.matches('form[data-draft]')) return true;
  const href = element.getAttribute('href') ?? '';
  if (/^(?:tel:|mailto:|https:\/\/wa\.me\/\d|\/contact|\/appointment)/.test(href)) return true;
  const [path = '', anchor] = href.split('#');
  if (!anchor || htmlOf(path) === undefined) return false;
  return Boolean(documentOf(path).getElementById(anchor)?.querySelector('form[data-draft], a[href^="tel:"]'));
}

/** Returns the headings of each part of a page between two ways to act, without headings in side columns. */
function partsWithoutAction(path: Path): string[][] {
  const parts: string[][] = [[]];
  for (const element of findAll(path, 'main :is(h2:not(aside *), a[href], form)'))
    if (element.matches('h2')) parts.at(-1)?.push(textOf(element));
    else if (isWayToAct(element)) parts.push([]);
  return parts;
}

it.each([
  ...services.map(({ path }) => path),
  ...(['/about', '/founderprofile', '/partner', '/nri', '/home-loan', '/compare-loans'] as const),
  ...(['/overdue-invoices', '/papers', '/credit-score', '/government-schemes'] as const),
])('%s repeats a way to act along the page', (path) => {
  const parts = partsWithoutAction(path);
  expect(parts.length, 'the test finds ways to act').toBeGreaterThan(3);
  expect(parts.filter(({ length }) => length > MAX_HEADINGS)).toEqual([]);
  const buttons = (html?: string) => html?.match(/plate-button/g)?.length;
  const english = buttons(htmlOf(path));
  expect(buttons(htmlOf(`/hi${path}`)) ?? english, 'the Hindi page has the same buttons').toBe(english);
});

it.each([
  ['/nri', 'Real Estate Advisory'],
  ['/home-loan', 'Loan For Every Indian'],
  ['/overdue-invoices', 'Bill Discounting'],
  ['/compare-loans', 'Loan For Every Indian'],
  ['/credit-score', 'Loan For Every Indian'],
  ['/government-schemes', 'Loan For Every Indian'],
])('%s offers an appointment about %s at its end, in both languages', (path, subject) => {
  const subjects = listOptions(appointment.fields.subject.choice).map(({ value }) => value);
  expect(subjects, 'the form has this subject').toContain(subject);
  const about = `?about=${encodeURIComponent(subject)}`;
  for (const base of ['', '/hi']) {
    const lastSections = findAll(base + path, 'main section').slice(-2);
    const link = `a[href="${base}/appointment${about}"]`;
    expect(lastSections.flatMap((section) => [...section.querySelectorAll(link)])).toHaveLength(1);
  }
});
