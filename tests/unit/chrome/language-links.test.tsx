import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LanguageLinks } from '../../../src/chrome/language-links.tsx';
import { StaticHtml } from '../../../src/components/static-html.ts';

it.each([
  ['/contact?about=NRI', [], '/hi/contact'],
  ['/blogs/no-such-article', [], '/hi'],
  ['/articles/costs', ['en', 'hi'], '/hi/articles/costs'],
  ['/articles/costs', [], '/hi'],
])('the link to Hindi on %s (languages of its article: %j) leads to %s', (path, languages, expected) => {
  render(
    <StaticHtml value={{ html: '', languages }}>
      <MemoryRouter initialEntries={[path]}>
        <LanguageLinks className="" />
      </MemoryRouter>
    </StaticHtml>,
  );
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  expect(link).toHaveAttribute('href', expected);
  expect(link).toHaveAttribute('data-keeps-query');
});
