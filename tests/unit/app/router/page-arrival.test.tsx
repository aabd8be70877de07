import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePageArrival } from '../../../../src/app/router/page-arrival.ts';
import { anyText } from '../../enquiry/any-text.ts';
import { runs } from '../../runs.ts';
import { announced } from '../../announced.ts';

const way: { go?: NavigateFunction } = {};
function Place() {
  usePageArrival();
  const isHome = useLocation().pathname === '/';
  const navigate = useNavigate();
  useEffect(() => {
    way.go = navigate;
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
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  render(
    <MemoryRouter>
      <Place />
    </MemoryRouter>,
  );
});

const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('Back gives the focus to the link that was followed, or to the h1 where it is gone (RC2)', async () => {
  fireEvent.click(screen.getByText('Our people'));
  await arrive();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  act(() => void way.go?.(-1));
  await arrive();
  expect(screen.getByText('Our people')).toHaveFocus();
  act(() => void way.go?.(1));
  await arrive();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const follow = (hash: string) => act(() => void way.go?.({ hash }));

it.each(['#plans', '#%70lans'])('%s leads to its section', (hash) => {
  follow(hash);
  expect(screen.getByText('Plans')).toHaveFocus();
});

it('the focus goes to the heading of a place that has no name, which would be read out whole', () => {
  follow('#sum');
  expect(screen.getByRole('heading', { name: 'What would it cost?' })).toHaveFocus();
  follow('#enquiry');
  expect(screen.getByRole('region', { name: 'Enquiry' })).toHaveFocus();
});

it('announces the name of the page when a link leads to a section of it (4.1.3)', async () => {
  act(() => void way.go?.('/about#sum'));
  await waitFor(() => expect(announced()).toEqual(['Page']));
  expect(screen.getByRole('heading', { name: 'What would it cost?' })).toHaveFocus();
});

it('corrects the place once scrolling ends, unless the visitor scrolls or nothing had to', () => {
  dispatchEvent(new Event('wheel')); // ends what the tests before began
  vi.useFakeTimers();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const timesAfter = (sign: () => void) => {
    scroll.mockClear();
    follow('#plans');
    follow('');
    sign();
    dispatchEvent(new Event('scrollend'));
    dispatchEvent(new Event('scrollend'));
    return scroll.mock.calls.length;
  };
  expect(timesAfter(() => undefined)).toBe(2);
  expect(timesAfter(() => dispatchEvent(new Event('wheel')))).toBe(1);
  expect(timesAfter(() => vi.advanceTimersByTime(3000))).toBe(1);
  vi.useRealTimers();
});

it('a hash of no valid percent-encoding leads to the id it names letter by letter', () => {
  follow('#क-100%');
  expect(screen.getByText('Percent')).toHaveFocus();
});

it('any hash whatever leaves the page standing, and focus moves only to an element it names', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      (document.activeElement as HTMLElement | null)?.blur();
      follow(`#${text}`);
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(document.activeElement).toBe(document.body);
    }),
    runs,
  );
});
