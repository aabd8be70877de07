import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageAnchor } from '../../../src/components/page-anchor.tsx';

const Address = () => <p role="status">{Object.values(useLocation()).slice(0, 3).join('')}</p>;

it.each([
  ['navigates on the client', '/about?x=1#team', {}, '/about?x=1#team'],
  ['leaves a click with Ctrl to the browser', '/about', { ctrlKey: true }, '/'],
  ['leaves a click with the middle button to the browser', '/about', { button: 1 }, '/'],
  ['leaves an article to the browser, which loads its document', '/articles/gst', {}, '/'],
])('%s', (_, to, click, address) => {
  render(
    <MemoryRouter>
      <PageAnchor to={to}>Page</PageAnchor>
      <Address />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', to);
  const isLeftToBrowser = fireEvent.click(link, click);
  expect(screen.getByRole('status').textContent).toBe(address);
  expect(isLeftToBrowser).toBe(address === '/');
});

it('calls the handler of its parent first, which can prevent the navigation', () => {
  render(
    <MemoryRouter>
      <PageAnchor to="/about" onClick={(event) => event.preventDefault()}>
        Page
      </PageAnchor>
      <Address />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe('/');
});
