import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePageArrival } from '../../../../src/app/router/page-arrival.ts';
import { announced } from '../../announced.ts';

let navigate: NavigateFunction;
function Place() {
  usePageArrival();
  const isHome = useLocation().pathname === '/';
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <main>
      <h1>Page</h1>
      {isHome && <Link to="/about">Our history</Link>}
      {isHome && <Link to="/about">Our people</Link>}
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
const heading = (name: string) => screen.getByRole('heading', { name });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
  render(<Place />, { wrapper: MemoryRouter });
});

it.each([
  ['#plans', 'its section', () => screen.getByText('Plans')],
  ['#%70lans', 'its section', () => screen.getByText('Plans')],
  ['#क-100%', 'its section', () => screen.getByText('Percent')], // the percent-encoding is invalid
  ['#enquiry', 'its section', () => screen.getByRole('region', { name: 'Enquiry' })],
  // A screen reader would read all content of a section without a name.
  ['#sum', 'the heading of its section, which has no name', () => heading('What would it cost?')],
])('a link to %s focuses %s', (hash, _, target) => {
  act(() => void navigate({ hash }));
  expect(target()).toHaveFocus();
});

it('a link to a section of another page announces the h1 of that page (4.1.3)', async () => {
  act(() => void navigate('/about#sum'));
  await waitFor(() => expect(announced()).toEqual(['Page']));
  expect(heading('What would it cost?')).toHaveFocus();
});
