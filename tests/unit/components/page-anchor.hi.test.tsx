import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ArticleWords } from '../../../src/components/page-language.tsx';
import { PageAnchor } from '../../../src/components/page-anchor.tsx';

vi.mock('virtual:articles/translated', () => ({ paths: ['/articles/translated'] }));

it.each([
  ['/articles/translated#fees', '/hi/articles/translated#fees', 'लेख', null],
  ['/articles/english', '/articles/english', 'लेख (अंग्रेज़ी में)', 'en'],
])('a link to %s leads to %s and names its language', (to, href, name, hreflang) => {
  render(
    <MemoryRouter basename="/hi" initialEntries={['/hi']}>
      <PageAnchor to={to}>लेख</PageAnchor>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('hreflang')).toBe(hreflang);
});

it('marks the words of an article that is only in English', () => {
  render(
    <>
      <ArticleWords path="/articles/english">Fees</ArticleWords>
      <ArticleWords path="/articles/translated">फ़ीस</ArticleWords>
    </>,
  );
  expect(screen.getByText('Fees')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('फ़ीस').closest('[lang]')).toBeNull();
});
