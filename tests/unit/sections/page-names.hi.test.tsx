import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { PageBanner } from '../../../src/sections/page-banner.tsx';
import { route } from '../../../src/site/page-info.ts';
import type { Path } from '../../../src/site/routes.ts';

it.each<[Path, string | null]>([
  ['/blogDetails', 'en'],
  ['/insurence', 'en'],
  ['/project-details', 'en'],
  ['/contact', null],
])('marks the name of %s with its language if it is not a link', (path, lang) => {
  render(
    <MemoryRouter>
      <CurrentPage value={route(path)}>
        <PageBanner intro="परिचय" />
      </CurrentPage>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(lang);
  const names = within(screen.getByRole('list')).getAllByText(route(path).label);
  expect(names.at(-1)!.getAttribute('lang')).toBe(lang);
});
