import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountUp } from '../../../src/components/count-up.tsx';
import { setInView, setPaused, setReducedMotion, stubBrowser } from './browser-stubs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  stubBrowser();
});
afterEach(() => setPaused(false));

/** Renders a figure below the fold, then scrolls it into view; `copy` is the text hidden from screen readers. */
function scrolledTo() {
  const { container } = render(<CountUp value={256} />);
  const figure = container.firstElementChild as HTMLElement;
  const view = (on: boolean) => act(() => setInView([figure], on));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const copy = () => figure.querySelector('[aria-hidden="true"]')?.textContent;
  return { figure, view, pass, copy };
}

it('has the final number in the HTML, shown (CN1)', () => {
  expect(renderToString(<CountUp value={256} />)).toMatch(/>256</);
  expect(renderToString(<CountUp value={256} />)).not.toContain('hidden');
});

it('counts once, in under 2 s, in a copy hidden from screen readers (CN1)', () => {
  const { figure, view, pass, copy } = scrolledTo();
  view(false);
  view(true);
  pass(300);
  expect(Number(copy())).toBeGreaterThan(0);
  expect(Number(copy())).toBeLessThan(256);
  expect(figure.firstElementChild).toHaveTextContent('256');
  pass(1700);
  expect(copy()).toBeUndefined();
  view(false);
  view(true);
  pass(300);
  expect(copy()).toBeUndefined();
});

it('does not change a number that was in view initially (CN1)', () => {
  const { view, pass, copy } = scrolledTo();
  view(true);
  pass(300);
  expect(copy()).toBeUndefined();
});

it.each([
  ['reduced motion', () => setReducedMotion(true)],
  ['the pause of the whole site', () => setPaused(true)],
])('does not count under %s (CN1)', (_, stopMotion) => {
  stopMotion();
  const { view, pass, copy } = scrolledTo();
  view(false);
  view(true);
  pass(300);
  expect(copy()).toBeUndefined();
});
