import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Breadcrumb } from '../../../src/components/breadcrumb.tsx';
import { serviceGroups, trail } from '../../../src/site/page-info.ts';

const service = serviceGroups[0]!.services[0]!;

it('is a named list of links whose last item is the current page and no link (BC1)', () => {
  render(
    <MemoryRouter>
      <Breadcrumb trail={trail(service.path)} />
    </MemoryRouter>,
  );
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const items = within(within(nav).getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(trail(service.path).length);
  expect(within(nav).getByText(service.label)).toHaveAttribute('aria-current', 'page');
  expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(within(nav).getAllByRole('link')).toHaveLength(items.length - 1);
});
