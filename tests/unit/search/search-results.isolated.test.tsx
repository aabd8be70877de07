import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageSearch } from '../../../src/search/page-search.tsx';
import { UrlSearch, SearchResults } from '../../../src/search/search-results.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { loadAttachedLines } from '../../../src/lib/prefill.ts';
import { INDEX_PATH, serializeIndex } from '../../../src/search/page-index.ts';
import { announced } from '../announced.ts';
import { hydrateAfter, renderAt } from '../chrome/support.tsx';
import { translate } from '../../translate.ts';
import { stubBrowser } from '../components/browser-stubs.ts';

const search = {
  label: 'Search this site',
  entries: [
    { to: '/contact', label: 'Contact' },
    { to: '/team', label: 'Wealth' },
  ],
} as const;
const parts = [
  { id: 0, to: '/about', label: 'NRI Guide', heads: 'NRI Guide', words: 'Money and property at home' },
  { id: 1, to: '/about#tax', label: 'NRI Guide', note: 'Tax at source', heads: 'Tax', words: 'source sells' },
  { id: 2, to: '/team', label: 'Wealth', heads: 'Wealth', words: 'SIP, property and tax papers' },
] as const;

const many = Array.from({ length: 15 }, (_, place) => ({
  id: parts.length + place,
  to: `/about#part-${place}` as const,
  label: `Pension ${place}`,
  heads: 'Pension',
  words: 'pension gratuity',
}));

const field = () => screen.getByRole('combobox', { name: search.label });
const type = (text: string) => userEvent.type(field(), text);
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const outcomes = () =>
  [...document.querySelectorAll('[role=search] p, .at-once p')].map(({ textContent }) => textContent);
const nothingFound = /^Nothing found for “zebra”\. All our 2 pages and articles were searched\./;
const fetched = vi.fn<typeof fetch>();

const show = () => renderAt('/', <PageSearch {...search} />);
const showResults = (url: string) =>
  renderAt(url, [<UrlSearch key="a" {...search} />, <SearchResults key="r" {...search} />]);

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(serializeIndex([...parts, ...many])));
});

test('the search finds pages by name while the index stalls, and by their words when it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const response = new Response();
  let finish: (text: string) => void = () => {};
  vi.spyOn(response, 'text').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  fetched.mockResolvedValueOnce(response);
  showResults('/search?q=contact');
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(outcomes()).toEqual(['Searching …']);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(outcomes()[0]).toMatch(/^1 result. Only page names could be searched/);
  finish(serializeIndex(parts));
  await waitFor(() => expect(outcomes()[0]).toMatch(/^Nothing found for “contact”. All our/));
  vi.useRealTimers();
});

test('the search requests a missing index again at the next focus', async () => {
  const { getUrl } = show();
  let respond: (response: Response) => void = () => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  expect(fetched).not.toHaveBeenCalled();
  await type('c');
  respond(new Response('', { status: 404 }));
  await waitFor(() => expect(outcomes()[0]).toMatch(/^1 result. Only page names could be searched/));
  await type('ontax');
  expect(outcomes()[0]).toMatch(/^Nothing found for “contax”. Only page names could be searched/);
  await follow('at the foot of this page');
  expect(getUrl()).toBe('/#site-nav');

  await userEvent.tab();
  await userEvent.clear(field());
  await type('SIP');
  await waitFor(() => expect(outcomes()).toEqual(['1 result']));
  expect(fetched.mock.calls).toEqual([[INDEX_PATH], [INDEX_PATH]]);
});

test('the list opens for a word that was typed before hydration', async () => {
  await hydrateAfter(<PageSearch {...search} urlQuery="" />, () => {
    (field() as HTMLInputElement).value = 'wealth';
    field().focus();
  });
  expect(await screen.findByRole('option', { name: 'All results for “wealth”' })).toBeVisible();
  await userEvent.keyboard('x');
  expect(field()).toHaveValue('wealthx');
});

test('a search without a result links to an enquiry with the query', async () => {
  const { getUrl } = show();
  await type('zebra');
  await waitFor(() => expect(outcomes()[0]).toMatch(nothingFound));
  expect(screen.queryByRole('option')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await follow('write to us');
  expect(getUrl()).toMatch(/^\/contact(\?.*)?#message$/);
  expect(contact.acceptsPrefill).toBe(true);
  expect(loadAttachedLines('/contact')).toEqual(['Looked for: zebra']);
});

test('the search prefers pages with all words of a query', async () => {
  show();
  for (const [query, outcome] of [
    ['nri property sells', '1 result'],
    ['the proprety', '2 results'],
    ['SIP sells', '2 results. Each has only some of your words.'],
    ['SIP zebra', '1 result. No page has “zebra”.'],
    ['SIP sells zebra', '2 results. No page has “zebra”. Each has only some of your words.'],
  ] as const) {
    await userEvent.clear(field());
    await type(query);
    await waitFor(() => expect(outcomes()[0]).toContain(outcome));
  }
  expect(screen.getByRole('option', { name: /^Wealth/ })).toHaveTextContent(/Does not mention “sells”$/);
});

test('a corrected query is offered as a link to its results', async () => {
  show();
  await type('tax proprety');
  await waitFor(() => expect(outcomes()).toEqual(['Did you mean tax property? 2 results']));
  const link = screen.getByRole('link', { name: 'tax property' });
  expect(link).toHaveAttribute('href', '/search?q=tax%20property');
  await waitFor(() => expect(announced()).toContain('Did you mean tax property? 2 results'));
});

test('the page shows the results for the query of the URL', async () => {
  const { navigate } = showResults('/search?q=tax');
  expect(field()).toHaveValue('tax');
  await waitFor(() => expect(outcomes()).toEqual(['2 results']));
  expect(screen.getByRole('heading', { name: 'Results for “tax”' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/about#tax', 'NRI GuideTax at source'],
    ['/team', 'Wealth'],
  ]);
  expect(links[0]?.querySelector('mark')).toHaveTextContent(/^Tax$/);
  navigate('/search?q=zebra');
  expect(field()).toHaveValue('zebra');
  expect(outcomes()[0]).toMatch(nothingFound);
});

test('the words of a second query are marked on a translated page', async () => {
  const { navigate } = showResults('/search?q=property');
  await waitFor(() => expect(outcomes()).toEqual(['2 results']));
  translate();
  navigate('/search?q=nri+property');
  const [link] = screen.getAllByRole('link');
  expect(link).toHaveTextContent(/^NRI Guide$/);
  expect(link?.querySelector('mark')).toHaveTextContent(/^NRI$/);
});

test('the page shows more than twelve results only after a press', async () => {
  const { getUrl, navigate } = showResults('/search?q=pension');
  const results = () => screen.queryAllByRole('listitem').length;
  const button = () => screen.queryByRole('button', { name: /^Show all/ });
  await waitFor(() => expect(button()).toHaveTextContent(`Show all ${many.length} results`));
  expect(results()).toBe(12);

  await userEvent.click(button()!);
  expect(results()).toBe(many.length);
  expect(screen.getAllByRole('listitem')[12]).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveAttribute('href');
  await waitFor(() => expect(announced()).toContain(`All ${many.length} results are shown.`));
  expect(button()).toBeNull();
  expect(getUrl()).toBe('/search?q=pension');

  navigate('/about');
  expect(results()).toBe(0);
  navigate(-1);
  expect(results()).toBe(many.length);
  navigate('/search?q=gratuity');
  await waitFor(() => expect(button()).toBeInTheDocument());
  expect(results()).toBe(12);
});

test('the query of the URL replaces a submitted query, but not what the visitor is typing', async () => {
  const { navigate } = showResults('/search?q=tax');
  expect(field()).toHaveValue('tax');
  await type('es{Enter}');
  navigate('/search?q=property');
  expect(field()).toHaveValue('property');
  await type(' in Noida');
  navigate('/search?q=tax');
  expect(field()).toHaveValue('property in Noida');
});
