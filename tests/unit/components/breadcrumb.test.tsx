import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Breadcrumb } from '../../../src/components/breadcrumb.tsx';
import { serviceGroups, trail } from '../../../src/site/derive.ts';

const service = serviceGroups[0]!.services[0]!;

it('BC1 is a named list of links whose last item is this page, and no link', () => {
  render(
    <MemoryRouter>
      <Breadcrumb trail={trail(service.path)} />
    </MemoryRouter>,
  );
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const items = within(within(way).getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(trail(service.path).length);
  expect(within(way).getByText(service.label)).toHaveAttribute('aria-current', 'page');
  expect(way.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(within(way).getAllByRole('link')).toHaveLength(items.length - 1);
});
