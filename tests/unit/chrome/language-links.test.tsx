import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LanguageLinks } from '../../../src/chrome/language-links.tsx';
import { StaticHtml } from '../../../src/components/static-html.ts';

it.each([
  ['/contact?about=NRI', '/hi/contact'],
  ['/blogs/no-such-article', '/hi'],
])('leads from %s to %s, with the query of the page (before-boot.js)', (path, expected) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageLinks className="" />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  expect(link).toHaveAttribute('href', expected);
  expect(link).toHaveAttribute('data-keeps-query');
});

it.each([
  [['en', 'hi'], '/hi/articles/costs'],
  [[], '/hi'],
])('leads from an article in the languages %j to %s', (languages, expected) => {
  render(
    <StaticHtml value={{ html: '', languages }}>
      <MemoryRouter initialEntries={['/articles/costs']}>
        <LanguageLinks className="" />
      </MemoryRouter>
    </StaticHtml>,
  );
  expect(screen.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', expected);
});
