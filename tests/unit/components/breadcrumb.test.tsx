import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Breadcrumb } from '../../../src/components/breadcrumb.tsx';
import { trail } from '../../../src/site/derive.ts';

it('BC1 is a named list of links whose last item is this page, and no link', () => {
  render(
    <MemoryRouter>
      <Breadcrumb trail={trail('/services/wealth')} />
    </MemoryRouter>,
  );
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const items = within(within(way).getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(trail('/services/wealth').length);
  expect(within(way).getByText('Wealth Management')).toHaveAttribute('aria-current', 'page');
  expect(way.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(within(way).getAllByRole('link')).toHaveLength(items.length - 1);
});
