import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountUp } from '../../../src/components/count-up.tsx';
import { setInView, setPaused, setReducedMotion, stubBrowser } from './browser-stubs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  stubBrowser();
});
afterEach(() => setPaused(false));

/** Renders a figure. `pass` advances the timers by some ms, and returns the text of the `aria-hidden` copy. */
function show() {
  const figure = render(<CountUp value={256} />).container.firstElementChild as HTMLElement;
  const scroll = (...views: boolean[]) => {
    for (const isInView of views) act(() => setInView([figure], isInView));
  };
  const pass = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return figure.querySelector('[aria-hidden="true"]')?.textContent;
  };
  return { figure, scroll, pass };
}

it('a figure counts up once, in less than 2 s, in a copy that is hidden from screen readers (CN1)', () => {
  const { figure, scroll, pass } = show();
  scroll(false, true);
  expect(Number(pass(300))).toBeGreaterThan(0);
  expect(Number(pass(0))).toBeLessThan(256);
  expect(figure.firstElementChild).toHaveTextContent('256');
  expect(pass(1700)).toBeUndefined();
  scroll(false, true);
  expect(pass(300)).toBeUndefined();
});

it.each([
  ['if it is in view initially', [true], () => undefined],
  ['under reduced motion', [false, true], () => setReducedMotion(true)],
  ['while all animations of the site are paused', [false, true], () => setPaused(true)],
])('a figure does not count up %s (CN1)', (_, views, stopMotion) => {
  void stopMotion();
  const { scroll, pass } = show();
  scroll(...views);
  expect(pass(300)).toBeUndefined();
});
