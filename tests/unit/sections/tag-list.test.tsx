import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TagList } from '../../../src/sections/tag-list.tsx';

it('a tag list has its heading as its name, and the numbers of entries in its links (TG1)', () => {
  render(<TagList title="Popular" tags={['Entry', { label: 'Insurance', to: '/about', count: 12 }]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('heading', { name: 'Popular', level: 3 })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Popular' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Insurance (12)' })).toHaveAttribute('href', '/about');
});
