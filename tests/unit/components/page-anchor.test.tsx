import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageAnchor } from '../../../src/components/page-anchor.tsx';

const Address = () => <p role="status">{Object.values(useLocation()).slice(0, 3).join('')}</p>;
const cancel = (event: MouseEvent) => event.preventDefault();

it.each([
  ['navigates on the client', '/about?x=1#team', {}, '/about?x=1#team'],
  ['leaves a click with Ctrl to the browser', '/about', { ctrlKey: true }, '/'],
  ['leaves a click with the middle button to the browser', '/about', { button: 1 }, '/'],
  ['leaves an article to the browser, which loads its document', '/articles/gst', {}, '/'],
  ['calls the handler of its parent first, which can prevent the navigation', '/about', {}, '/', cancel],
])('%s', (_, to, click, address, onClick?: typeof cancel) => {
  render(
    <MemoryRouter>
      <PageAnchor to={to} {...(onClick && { onClick })}>
        Page
      </PageAnchor>
      <Address />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', to);
  const isLeftToBrowser = fireEvent.click(link, click);
  expect(screen.getByRole('status').textContent).toBe(address);
  expect(isLeftToBrowser).toBe(address === '/' && !onClick);
});
