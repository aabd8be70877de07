import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FigureSpread } from '../../../src/sections/figure-spread.tsx';
import { TextRows } from '../../../src/sections/text-rows.tsx';
import { FigureFrame } from '../../../src/sections/figure-frame.tsx';
import { Plans } from '../../../src/sections/plans.tsx';
import { TagList } from '../../../src/sections/tag-list.tsx';

const show = (ui: ReactNode) => render(ui, { wrapper: MemoryRouter }).container;
const expectLink = (name: string, href: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

it('TagList is a list named by its heading, with the count as text of each link (TG1)', () => {
  show(<TagList title="Popular" tags={['Entry', { label: 'Insurance', to: '/about', count: 12 }]} />);
  expect(screen.getByRole('heading', { name: 'Popular', level: 3 })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Popular' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expectLink('Insurance (12)', '/about');
});

it('numbered TextRows are an ordered list, with numbers hidden from screen readers and the title in the name of each link', () => {
  const link = { to: '/about', label: 'Read more' } as const;
  const page = show(<TextRows numbered rows={[{ title: 'Life', link }, { title: 'Health' }]} />);
  expect(page.querySelectorAll('ol > li')).toHaveLength(2);
  const hidden = [...page.querySelectorAll('li > [aria-hidden=true]')];
  expect(hidden.map((number) => number.textContent)).toEqual(['1', '2']);
  expectLink('Read more about Life', '/about');
});

it('Plans has button names with the name of the plan', () => {
  const action = { label: 'Choose This Model', to: '/contact' } as const;
  show(<Plans plans={[{ name: 'Advisory', text: 'We advise.', features: ['Support'], action }]} />);
  expect(screen.getByRole('link', { name: 'Choose This Model for Advisory' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

it('FigureFrame is an image with a name and a description', () => {
  const text = { title: 'Flow of a bill', description: 'From buyer to lender.', caption: 'A sketch.' };
  show(
    <FigureFrame {...text} viewBox="0 0 40 20">
      <path d="M0 10h40" />
    </FigureFrame>,
  );
  expect(screen.getByRole('img', { name: text.title })).toHaveAccessibleDescription(text.description);
  expect(screen.getByRole('figure')).toHaveTextContent(text.caption);
});

it('a section with figures has each figure as text next to its label', () => {
  show(
    <FigureSpread
      figure={{ value: '70', to: '90', unit: '%', label: 'advanced' }}
      items={[
        { value: '1', to: '3', unit: 'days', label: 'wait' },
        { value: '700', unit: '+', label: 'funds', basis: 'Funds: since 2020.' },
        { prefix: '₹', value: '2', unit: 'crore', label: 'limit', source: '' },
      ]}
      note="For exporters."
    />,
  );
  expect(screen.getByText('advanced').closest('p')).toHaveTextContent('70–90% advanced');
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['1–3\u00A0days wait', '700+ funds', '₹2\u00A0crore limit']);
  expect(screen.getByRole('note')).toHaveTextContent('Funds: since 2020. For exporters.');
});
