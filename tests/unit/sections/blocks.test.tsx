import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FigureSection } from '../../../src/sections/figure-section.tsx';
import { TextRows } from '../../../src/sections/text-rows.tsx';
import { FigureFrame } from '../../../src/sections/figure-frame.tsx';
import { Plans } from '../../../src/sections/plans.tsx';
import { Steps } from '../../../src/sections/steps.tsx';
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

it('sets an amount without a unit in a small row, and other figures in large type', () => {
  render(
    <FigureSection
      items={[
        { value: '700', unit: '+', label: 'funds', isUnitOpen: true },
        { value: '12', unit: '%', label: 'growth' },
      ]}
    />,
  );
  expect(screen.getByText('700+').className).not.toContain('font-display');
  expect(screen.getByText('growth').nextElementSibling).toHaveClass('font-display');
});
