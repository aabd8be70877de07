import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePageArrival } from '../../../../src/app/router/page-arrival.ts';
import { announced } from '../../announced.ts';

const router: { go?: NavigateFunction } = {};
function Place() {
  usePageArrival();
  const isHome = useLocation().pathname === '/';
  const navigate = useNavigate();
  useEffect(() => {
    router.go = navigate;
  }, [navigate]);
  return (
    <main>
      <h1>Page</h1>
      {isHome && (
        <>
          <Link to="/about">Our history</Link>
          <Link to="/about">Our people</Link>
        </>
      )}
      <section id="plans">Plans</section>
      <section id="क-100%">Percent</section>
      <section id="sum">
        <p>Work it out</p>
        <h2>What would it cost?</h2>
      </section>
      <section id="enquiry" aria-label="Enquiry">
        <h2>Write to us</h2>
      </section>
    </main>
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    <MemoryRouter>
      <Place />
    </MemoryRouter>,
  );
});

const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('Back focuses the link that was followed, and Forward the h1 (RC2)', async () => {
  fireEvent.click(screen.getByText('Our people'));
  await arrive();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  act(() => void router.go?.(-1));
  await arrive();
  expect(screen.getByText('Our people')).toHaveFocus();
  act(() => void router.go?.(1));
  await arrive();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const follow = (hash: string) => act(() => void router.go?.({ hash }));

it.each(['#plans', '#%70lans'])('%s focuses its section', (hash) => {
  follow(hash);
  expect(screen.getByText('Plans')).toHaveFocus();
});

it('focuses the heading of a section without an accessible name, which would be announced completely', () => {
  follow('#sum');
  expect(screen.getByRole('heading', { name: 'What would it cost?' })).toHaveFocus();
  follow('#enquiry');
  expect(screen.getByRole('region', { name: 'Enquiry' })).toHaveFocus();
});

it('announces the name of the page when a link leads to a section of it (4.1.3)', async () => {
  act(() => void router.go?.('/about#sum'));
  await waitFor(() => expect(announced()).toEqual(['Page']));
  expect(screen.getByRole('heading', { name: 'What would it cost?' })).toHaveFocus();
});

it('an invalid percent-encoding is compared with ids literally', () => {
  follow('#क-100%');
  expect(screen.getByText('Percent')).toHaveFocus();
});
