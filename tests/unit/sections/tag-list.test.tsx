import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { TagList } from '../../../src/sections/tag-list.tsx';

beforeEach(() => {
  render(<TagList title="Popular" tags={['Entry', { label: 'Insurance', to: '/about', count: 12 }]} />, {
    wrapper: MemoryRouter,
  });
});

it('a tag list has its heading as its name (TG1)', () => {
  expect(screen.getByRole('heading', { name: 'Popular', level: 3 })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Popular' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('the link of a tag contains the number of entries as text (TG1)', () => {
  expect(screen.getByRole('link', { name: 'Insurance (12)' })).toHaveAttribute('href', '/about');
});
