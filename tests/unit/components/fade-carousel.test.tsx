import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FadeCarousel } from '../../../src/components/fade-carousel.tsx';
import { setInView, setReducedMotion, stubBrowser } from './browser-stubs.ts';

const slides = ['Loans', 'Limits', 'Insurance'].map((title) => ({ key: title, title, text: title, art: '' }));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'],
    now: 0,
  });
  stubBrowser();
});

it('under reduced motion, the hero does not rotate and changes without a fade (HF4, CR3, CR6)', () => {
  setReducedMotion(true);
  const animate = vi.spyOn(Element.prototype, 'animate');
  render(<FadeCarousel label="What we do" slides={slides} />);
  act(() => setInView([screen.getByRole('region', { name: 'What we do' })], true));
  const shownAfter = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    const shown = document.querySelectorAll('[aria-roledescription=slide]:not([inert])');
    return Array.from(shown, (slide) => slide.getAttribute('aria-label'));
  };
  expect(shownAfter(20_000)).toEqual(['1 of 3: Loans']);
  const start = screen.getByRole('button', { name: 'Start slide rotation: What we do' });
  for (const [move, live] of [
    ['focus', 'polite'],
    ['blur', 'off'],
  ] as const) {
    act(() => start[move]());
    expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', live);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Next slide: What we do' }));
  expect(shownAfter(17), 'after the browser has painted the pressed button').toEqual(['2 of 3: Limits']);
  const previous = screen.getByRole('button', { name: 'Previous slide: What we do' });
  fireEvent.click(previous);
  fireEvent.click(previous);
  expect(shownAfter(17), 'after two quick presses').toEqual(['3 of 3: Insurance']);
  expect(animate).toHaveBeenCalled();
  for (const [, timing] of animate.mock.calls) expect(timing).toMatchObject({ delay: 0, duration: 0 });
});
