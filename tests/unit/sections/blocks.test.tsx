import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
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

it('Plans has prices and button names that are complete sentences', () => {
  const action = { label: 'Purchase Order', to: '/contact' } as const;
  const plan = { name: 'Basic', price: '$25', period: 'per month', features: ['Support'], action };
  show(<Plans plans={[plan]} />);
  expect(screen.getByText(/per month/).parentElement).toHaveTextContent('$25 per month');
  expectLink('Purchase Order for Basic', '/contact');
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
