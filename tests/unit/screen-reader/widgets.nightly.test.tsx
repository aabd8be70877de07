import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Accordion } from '../../../src/components/accordion.tsx';
import { Carousel } from '../../../src/components/carousel.tsx';
import { PageSearch } from '../../../src/search/page-search.tsx';
import { Tabs } from '../../../src/components/tabs.tsx';
import { setReducedMotion, stubBrowser } from '../components/browser-stubs.ts';
import { listenTo, readAloud } from './listen.ts';

beforeEach(() => {
  stubBrowser();
  setReducedMotion(true);
  vi.stubGlobal('scrollBy', vi.fn());
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('announces the headings and states of an accordion, and an open answer after its question (AC1)', async () => {
  const items = [
    { id: 'rate', question: 'What is the rate?', answer: 'It depends on the lender.' },
    { id: 'time', question: 'How long does it take?', answer: 'Two weeks.' },
  ];
  render(<Accordion mode="independent" duration={200} items={items} />, { wrapper: MemoryRouter });
  expect(await readAloud()).toEqual([
    'heading, What is the rate?, level 3',
    'button, What is the rate?, 1 control, not expanded',
    'heading, How long does it take?, level 3',
    'button, How long does it take?, 1 control, not expanded',
  ]);
  press('What is the rate?');
  expect((await readAloud()).slice(1, 4)).toEqual([
    'button, What is the rate?, 1 control, expanded',
    'region, What is the rate?',
    'It depends on the lender.',
  ]);
});

it('announces the list, position and state of tabs, and the tab that an arrow key selects (TB1)', async () => {
  const items = ['Loan', 'Funding'].map((title) => ({
    key: title,
    title,
    panel: <input aria-label={`Amount for ${title}`} />,
  }));
  render(<Tabs label="Kind of enquiry" name="enquiry" items={items} />);
  expect((await readAloud()).slice(0, 4)).toEqual([
    'tablist, Kind of enquiry, orientated horizontally',
    'tab, Loan, selected, 1 control, position 1, set size 2',
    'tab, Funding, not selected, 1 control, position 2, set size 2',
    'tabpanel, Loan',
  ]);
  screen.getByRole('tab', { name: 'Loan' }).focus();
  const phrases = await listenTo(() => userEvent.keyboard('{ArrowRight}'));
  expect(phrases.at(-1)).toMatch(/^tab, Funding, .*position 2, set size 2$/);
  expect(await readAloud()).toContain('tab, Funding, selected, 1 control, position 2, set size 2');
});

it('announces the name of a carousel, then Start or Stop, and the position of each slide (CR1, CR2)', async () => {
  const slides = ['Wealth', 'Loans', 'Cover', 'Tech', 'Export'].map((title) => ({
    key: title,
    title,
    content: <p>{title}</p>,
  }));
  render(<Carousel label="Services" slides={slides} slidesPerView="cards" interval={4000} loop />);
  // The virtual reader also reads the text inside the button.
  const phrases = (await readAloud()).filter((phrase) => phrase !== 'Start slide rotation: Services');
  expect(phrases.slice(0, 4)).toEqual([
    'carousel, Services',
    'button, Start slide rotation: Services',
    'button, Previous slide: Services',
    'button, Next slide: Services',
  ]);
  expect(phrases.filter((phrase) => phrase.startsWith('slide,'))).toEqual([
    'slide, 1 of 5: Wealth',
    'slide, 2 of 5: Loans',
    'slide, 3 of 5: Cover',
    'slide, 4 of 5: Tech',
    'slide, 5 of 5: Export',
  ]);
  press('Start slide rotation: Services');
  expect(await readAloud()).toContain('button, Stop slide rotation: Services');
});

it('announces the role of the search, the count and the positions of results, and that there are none', async () => {
  const entries = [{ to: '/contact' as const, label: 'Contact' }];
  render(<PageSearch label="Search this site" entries={entries} />, { wrapper: MemoryRouter });
  expect(await readAloud()).toEqual([
    'search, Search this site',
    'Search this site',
    'combobox, Search this site, has popup listbox, not expanded, autocomplete in list',
    'button, Search',
  ]);
  expect(
    await listenTo(() => userEvent.type(screen.getByRole('combobox'), 'con'), /1 result/),
  ).toContainEqual(expect.stringMatching(/^polite: 1 result\b/));
  expect(await readAloud()).toEqual(
    expect.arrayContaining([
      'listbox, Results for Search this site, orientated vertically',
      'option, All results for “con”, not selected, position 1, set size 2',
      'option, Contact, not selected, position 2, set size 2',
      'mark',
    ]),
  );
  const phrases = await listenTo(() => userEvent.type(screen.getByRole('combobox'), 'x'), /Nothing found/);
  expect(phrases).toContain(
    'polite: Nothing found for “conx”. Only the names of pages could be searched, since the list of their words did not come. All pages are listed at the foot of this page. Try other words, or write to us: what you looked for goes along.',
  );
});
