import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { focusElement } from '../../../src/lib/focus-element.ts';
import { Band } from '../../../src/sections/band.tsx';
import { TextRows } from '../../../src/sections/text-rows.tsx';
import { ContactBlock } from '../../../src/sections/contact-block.tsx';
import { FigureFrame } from '../../../src/sections/figure-frame.tsx';
import { Plans } from '../../../src/sections/plans.tsx';
import { Prose } from '../../../src/sections/prose.tsx';
import { Steps } from '../../../src/sections/steps.tsx';
import { ServiceStack } from '../../../src/sections/service-stack.tsx';
import { TagList } from '../../../src/sections/tag-list.tsx';

const show = (ui: ReactNode) =>
  render(
    <MemoryRouter>
      <main>
        <h1>Page</h1>
        <h2>Part</h2>
        {ui}
      </main>
    </MemoryRouter>,
  );

it('TagList is a list under its heading, with counts in words (TG1)', () => {
  show(
    <TagList title="Popular searches" tags={['Entry', { label: 'Insurance', to: '/about', count: 12 }]} />,
  );
  const list = screen.getByRole('list', { name: 'Popular searches' });
  expect(screen.getByRole('heading', { name: 'Popular searches', level: 3 })).toBeInTheDocument();
  expect(within(list).getByRole('link', { name: 'Insurance (12)' })).toHaveAttribute('href', '/about');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('TagList separates the entries of a line of text', () => {
  show(<TagList title="Entries" tags={['Ratings', { label: 'Insurance', to: '/about' }]} runs />);
  expect(screen.getByRole('list', { name: 'Entries' })).toHaveTextContent('Ratings Insurance');
});

it('LedgerRows is an ordered list with numbers hidden from screen readers, and links with the title of the row', () => {
  const link = { to: '/about', label: 'Read more' } as const;
  const { container } = show(<TextRows numbered rows={[{ title: 'Life', link }, { title: 'Health' }]} />);
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  for (const number of container.querySelectorAll('.fig'))
    expect(number).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link', { name: 'Read more about Life' })).toHaveAttribute('href', '/about');
});

it('Steps continues the numbers of the first list in the second', () => {
  const steps = ['Ask', 'Read', 'Send', 'Wait', 'Sign'].map((title) => ({ title, text: 'We do.' }));
  const { container } = show(<Steps note="Process" title="Two" steps={steps} halves={['Before', 'After']} />);
  const lists = [...container.querySelectorAll('ol')];
  expect(lists.map((list) => [list.start, list.children.length])).toEqual([
    [1, 3],
    [4, 2],
  ]);
  const numbers = [...container.querySelectorAll('.fig')].map((number) => number.textContent);
  expect(numbers).toEqual(['1', '2', '3', '4', '5']);
});

it('ServiceStack has links with the title of the layer', () => {
  const link = { to: '/about', label: 'Read on', about: 'about the roof' } as const;
  show(<ServiceStack layers={[{ title: 'Roof', note: 'Note', text: 'Words.', link, rosette: 'tech' }]} />);
  expect(screen.getByRole('link', { name: 'Read on about the roof' })).toHaveAttribute('href', '/about');
});

it('Plans has prices and buttons that are complete sentences', () => {
  const action = { label: 'Purchase Order', to: '/contact' } as const;
  show(
    <Plans plans={[{ name: 'Basic', price: '$25', period: 'per month', features: ['Support'], action }]} />,
  );
  expect(screen.getByText(/per month/).parentElement).toHaveTextContent('$25 per month');
  expect(screen.getByRole('link', { name: 'Purchase Order for Basic' })).toHaveAttribute('href', '/contact');
});

it('FigureFrame is an image with a name and a description', () => {
  show(
    <FigureFrame
      title="Flow of a bill"
      description="From buyer to lender."
      viewBox="0 0 40 20"
      caption="A sketch."
    >
      <path d="M0 10h40" />
    </FigureFrame>,
  );
  const drawing = screen.getByRole('img', { name: 'Flow of a bill' });
  expect(drawing).toHaveAccessibleDescription('From buyer to lender.');
  expect(screen.getByRole('figure')).toHaveTextContent('A sketch.');
});

it.each([
  [
    'Band',
    <Band key="band" id="here" ground="muted" head={{ note: 'Note', title: 'Title', lead: 'Lead.' }}>
      Words
    </Band>,
  ],
  [
    'Prose',
    <Prose key="prose" id="here" title="Title" lead="Lead.">
      Words
    </Prose>,
  ],
  ['ContactBlock', <ContactBlock key="contact" id="here" title="Talk to us" />],
])('%s with an id can receive the focus from links on the page', (_, block) => {
  show(block);
  const target = document.getElementById('here')!;
  focusElement(target);
  expect(target).toHaveFocus();
});
