import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPageFinder, INDEX_PATH } from '../../../src/search/page-index.ts';
import { hindiQueries, queries } from './queries.ts';

const find = await createPageFinder(readFileSync(`dist${INDEX_PATH}`, 'utf8'));
const findHindi = await createPageFinder(readFileSync('dist/hi/search-index.json', 'utf8'));
const finders = [find, findHindi];
const pageOf = (to: string | undefined) => to?.replace(/#.*/, '');
const pagesOf = (finder: typeof find, query: string) => finder(query).map(({ to }) => pageOf(to));

it.each([
  ...queries.map((row) => ['English', ...row, find] as const),
  ...hindiQueries.map((row) => ['Hindi', ...row, findHindi] as const),
])('the first result in %s for “%s” is %s', (_, query, path, finder) =>
  expect(pagesOf(finder, query)[0]).toBe(path),
);

const countries = ['Germany', 'Singapore', 'Saudi Arabia', 'New Zealand', 'German', 'UK', 'USA'];
it.each(countries)('a search for %j finds first the page for foreign companies', (country) => {
  for (const finder of finders)
    expect(pagesOf(finder, country).slice(0, 2)).toEqual(['/services/ourEndToEndforeignServices', '/nri']);
  expect([find.absentWords(country), find.suggest(country)]).toEqual([[], undefined]);
});

it.each([
  ['एमएसएमई', 'MSME', 'एम.एस.एम.ई.'], ['जीएसटी', 'GST', 'जी एस टी'], ['ईएमआई', 'E.M.I.', 'ई एम आई'],
  ['केवाईसी', 'KYC', 'के वाई सी'], ['४५', '45', '٤٥'], ['ई-मेल', 'ईमेल', 'ई मेल'],
  ['सम्पत्ति', 'संपत्ति', 'सम्पति'], ['४,७५,०००', '4,75,000', '475000'],
])('the search finds the same pages for %s, %s and %s', (query, ...others) => {
  for (const finder of finders)
    for (const other of others) expect(pagesOf(finder, other)).toEqual(pagesOf(finder, query));
}); // oxfmt-ignore

it.each([
  ['power of attorney', '/nri#power-of-attorney', 'NRI Guide', 'Power of attorney from abroad'],
  ['udyam', '/services/loanForEveryIndian#msme-udyam', 'Loan For Every Indian', /Udyam registration/],
])('the first result for %s names its page and section', (query, to, label, note) => {
  expect(find(query)[0]).toMatchObject({ to, label });
  expect(find(query)[0]?.note).toMatch(note);
});

it('the search names as absent only words that no page has', () => {
  expect(pageOf(find('home loan zebra')[0]?.to)).toBe('/home-loan');
  expect(find.absentWords('Home loan Zebra')).toEqual(['Zebra']);
  const absent = queries.filter(([query]) => find.absentWords(query).length > 0);
  expect(absent.map(([query]) => query)).toEqual(['Siemens Inc']);
});

it.each([
  ['bill discunting', 'bill discounting'],
  ['insurence', 'insurance'],
  ['Home loan eligiblity', 'Home loan eligibility'],
  ['home loan', undefined],
  ['50000', undefined],
])('a search for %j suggests the spelling %j', (query, suggestion) => {
  expect(find.suggest(query)).toBe(suggestion);
});

it('the search suggests nothing for a query that is spelt as on the pages', () => {
  const misspelt = queries.map(([query]) => query).filter((query) => find.suggest(query));
  const errors = /atorney|buisness|welth|insurence|proprety|resturcturing|personel|dilligence/;
  expect(misspelt.filter((query) => !errors.test(query))).toEqual([]);
});

it('the search finds the beginnings of words, tolerates no typing error in short words, and ignores the dots of G.S.T.', () => {
  expect(find('gold').length).toBeLessThan(find('g').length);
  expect(['xmay', 'lone', 'gsst', 'nrr'].filter((word) => find(word).length > 0)).toEqual([]);
  for (const dotted of ['G.S.T.', 'g. s. t.']) expect(find(dotted)).toEqual(find('GST'));
});
