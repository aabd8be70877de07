import { expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';
import { serviceGroups } from '../../../src/site/page-info.ts';
import type { Path } from '../../../src/site/routes.ts';
import { documentOf, findAll, htmlOf, isElement, mainOf, paths, textOf } from '../../built/documents.ts';
import { pages, statements } from '../facts.ts';
import type { PageFacts } from '../facts.ts';

/** Returns a text in lower case, with uniform spaces and dashes and without rupee signs, to compare it with a fact. */
const normalize = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s?–\s?/g, '–')
    .replace(/\s%/g, '%')
    .replace(/₹\s?/g, '')
    .toLowerCase();

/** Elements that can be inside a word, as in `<span>15</span>%`. `wordsOf` adds spaces around other elements. */
const inline = 'span, b, strong, em, sup';

const wordsOf = (node: Node): string => {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const words = [...node.childNodes].map(wordsOf).join('');
  return isElement(node) && !node.matches(inline) ? ` ${words} ` : words;
};

const NAME_ELEMENTS = 'h1, h2, h3, h4, th, td, caption, dt, dd, strong, a, li, p';

/** Returns the expected names that do not occur in this order. */
function findMissing(names: readonly string[], expected: readonly string[]): string[] {
  let from = 0;
  return expected.filter((start) => {
    const at = names.findIndex((name, index) => index >= from && name.startsWith(start));
    from = at < 0 ? from : at + 1;
    return at < 0;
  });
}

const specified = Object.entries(pages) as [Path, PageFacts][];
it.each(specified)('%s shows the specified facts', (path, { shows = [], inOrder = [], links = {} }) => {
  const text = normalize(findAll(path, 'main, body > footer, #root > footer').map(wordsOf).join(' '));
  const names = findAll(path, `main :is(${NAME_ELEMENTS})`).map(textOf);
  const anchors = findAll(path, 'main a').map((link) => `${textOf(link)} ${link.getAttribute('href')}`);
  const isLinked = ([label, href]: [string, string]) =>
    anchors.some((anchor) => anchor.startsWith(label) && anchor.endsWith(` ${href}`));
  expect(text.length).toBeGreaterThan(400);
  expect(
    [
      ...shows.filter((fact) => !text.includes(normalize(fact))),
      ...findMissing(names, inOrder),
      ...Object.entries(links).filter((link) => !isLinked(link)),
    ],
    'facts of the specification: if the change is meant, change tests/specification/facts.ts',
  ).toEqual([]);
});

const warnings = Object.entries(statements) as [Path, string[]][];
it.each(warnings)('%s states its required warnings', (path, wanted) => {
  const text = textOf(mainOf(path));
  expect(wanted.filter((statement) => !text.includes(statement))).toEqual([]);
});

it('a row, list item or paragraph with a monthly price or a rate p.a. also has the word “year”', () => {
  const blocks = paths
    .filter((path) => /p\.a\.|per(\s|&nbsp;)month/.test(htmlOf(path) ?? ''))
    .flatMap((path) => findAll(path, 'main :is(tr, li, p)').map((block) => `${path}: ${textOf(block)}`))
    .filter((words) => /\d\s?% p\.a\.|[$₹]\s?[\d,]+ per month/.test(words));
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter((words) => !words.includes('year'))).toEqual([]);
});

/** Returns the last section whose heading starts with these words. */
const sectionOf = (path: Path, heading: string) =>
  findAll(path, 'main section').findLast((part) => textOf(part.querySelector('h2')).startsWith(heading));

it.each([
  ['What we do', 3, ':is(h1, h2)'],
  ['Services', 5, 'a'],
  ['Projects', 3, 'a'],
  ['Clients', 4, '[aria-label="Rated 4 out of 5 stars"]'],
])('the carousel “%s” on Home has %i slides, each with one %s (CR1, ST1)', (name, count, part) => {
  const slides = findAll('/', `section[aria-label="${name}"] [aria-roledescription=slide]`);
  expect(slides.map((slide) => slide.querySelectorAll(part).length)).toEqual(Array(count).fill(1));
});

it('Appointment introduces the founder and four members of the team', () => {
  expect(textOf(mainOf('/appointment'))).toContain(firm.founder.name);
  expect(findAll('/appointment', '[aria-roledescription=slide][aria-label*=" of 4: "]')).toHaveLength(4);
});

it('About has one testimonial, and /blogDetails has three comments', () => {
  expect(findAll('/about', 'main blockquote')).toHaveLength(1);
  expect(sectionOf('/blogDetails', 'Comments on this article')?.querySelectorAll('h3')).toHaveLength(3);
});

it.each([
  ['/insurenceDetails', 'Services'],
  ['/blogDetails', 'Service categories'],
] as const)('%s states the number of services of each group', (path, heading) => {
  const counts = [...sectionOf(path, heading)!.querySelectorAll('li')].map(textOf);
  expect(counts).toHaveLength(serviceGroups.length);
  for (const [at, { name, services }] of serviceGroups.entries())
    expect(counts[at]).toMatch(new RegExp(`^${name}\\D*${services.length}\\b`));
});

it('the header, the footer, /contact and a service page have details of the firm; Get A Quote leads to /contact', () => {
  expect(findAll('/', 'header li').map(textOf)).toContain(`${firm.address.street}, ${firm.address.locality}`);
  expect(findAll('/', 'footer p').map(textOf)).toContain(firm.purpose);
  const quotes = findAll('/', 'header a, dialog a').filter((link) => textOf(link) === 'Get A Quote');
  expect(quotes.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  const contact = textOf(sectionOf('/contact', 'Send us a message'));
  for (const detail of [firm.address.street, firm.phone, firm.email]) expect(contact).toContain(detail);
  const site = firm.siteUrl.replace('https://', '');
  expect(findAll('/services/investment-banking', 'main li').map(textOf)).toContain(site);
});

const contactPages = ['/contact', '/appointment', '/hi/contact', '/hi/appointment'];
it.each(contactPages)('%s says which hours are for appointments', (path) => {
  const text = textOf(mainOf(path));
  const hours = path.startsWith('/hi')
    ? ['सोम-शनि सुबह 10.00 से शाम 06.00 बजे', 'सोम-शुक्र सुबह 09.00 से शाम 05.00 बजे']
    : [firm.hours, firm.consultationHours];
  for (const range of hours) expect(text).toContain(range);
  expect(text).toMatch(/(?:Appointments|अपॉइंटमेंट)[^.।]{0,30}?(?:Mon-Fri|सोम-शुक्र)/);
});

const localNames = Object.entries(firm.localNames);
it.each(localNames)('the header of /%s has the firm’s name in two scripts', (language, name) => {
  const header = documentOf(`/${language}`).querySelector('header');
  expect(header?.textContent).toContain(firm.name);
  expect(header?.textContent).toContain(name);
  expect(documentOf('/').querySelector('header')?.textContent).not.toContain(name);
});
