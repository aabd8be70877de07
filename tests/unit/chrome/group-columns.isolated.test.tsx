import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { columnsFor } from '../../../src/components/group-columns.ts';
import * as derive from '../../../src/site/derive.ts';

const DERIVE = '../../../src/site/derive.ts';
afterEach(() => {
  vi.doUnmock(DERIVE);
  vi.resetModules();
});

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])('%i groups stand in %i columns, so that no part of the menu is empty', (groups, columns) => {
  expect(columnsFor(groups)).toBe(columns);
});

it.each([1, 2, 3, 4])(
  'the menu and the list of services have a column for each of %i groups',
  async (count) => {
    vi.resetModules();
    const [group] = derive.serviceGroups;
    const serviceGroups = Array.from({ length: count }, (_, index) => ({ ...group, name: `Group ${index}` }));
    vi.doMock(DERIVE, () => ({ ...derive, serviceGroups }));
    const { MemoryRouter } = await import('react-router-dom'); // anew, as what asks it
    const { MegaMenu } = await import('../../../src/chrome/mega-menu.tsx');
    const { ServiceDirectory } = await import('../../../src/sections/service-directory.tsx');
    const { container } = render(
      <MemoryRouter>
        <MegaMenu />
        <ServiceDirectory note="Services" title="All services" lead="Group by group." />
      </MemoryRouter>,
    );
    for (const group of ['Group 0', `Group ${count - 1}`]) expect(container).toHaveTextContent(group);
    const columns = [...container.querySelectorAll('.grid')].flatMap(
      ({ className }) => /(?:^| |lg:|sm:)grid-cols-(\d)$/.exec(className)?.[1] ?? [],
    );
    expect(columns).toEqual(count === 1 ? ['1'] : [`${count}`, `${count}`]);
  },
);
