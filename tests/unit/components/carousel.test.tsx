import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/components/carousel.tsx';
import { formatPosition } from '../../../src/components/slides-per-view.ts';
import { setInView, setTabHidden, stubBrowser } from './browser-stubs.ts';

const titles = ['Export', 'Wealth', 'Property', 'Loans', 'Insurance'];
const slides = titles.map((title) => ({
  key: title,
  title,
  content: <a href={`#${title}`}>Read about {title}</a>,
}));
const carousel = ({ hasArrows = false } = {}) => (
  <>
    <Carousel label="Services" slides={slides} slidesPerView="cards" interval={4000} hasArrows={hasArrows} />
    <button type="button">After</button>
  </>
);

const root = () => screen.getByRole('region', { name: 'Services' });
const allSlides = () => [...root().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const inertSlides = () => allSlides().flatMap((slide, i) => (slide.hasAttribute('inert') ? titles[i] : []));
const track = () => root().querySelector('[aria-live]') as HTMLElement;
/** Returns a control by the first part of its accessible name. The second part is the name of the carousel. */
const button = (does: string) => within(root()).getByRole('button', { name: `${does}: Services` });

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Advances the timers. @returns the number of the current slide */
function slideAfter(ms: number) {
  wait(ms);
  return screen.getByRole('button', { current: true }).textContent;
}

function show(props = {}) {
  render(carousel(props));
  wait(200);
  act(() => setInView([root()], true));
  act(() => {
    setInView(allSlides().slice(0, 4), true);
    setInView(allSlides().slice(4), false);
  });
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  stubBrowser();
});

it('the carousel is a named region with named slides (CR1, CR2)', () => {
  show({ hasArrows: true });
  expect(root()).toHaveAttribute('aria-roledescription', 'carousel');
  const labels = [...root().querySelectorAll('button, [aria-roledescription=slide]')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );
  expect(labels).toEqual([
    'Stop slide rotation: Services',
    'Previous slide: Services',
    'Next slide: Services',
    ...titles.map((title, i) => `${i + 1} of 5: ${title}`),
  ]);
});

it('a press that is repeated before the slides can move moves them afterwards', () => {
  render(carousel());
  wait(200);
  fireEvent.click(screen.getByRole('button', { name: '3 Property' }));
  expect(slideAfter(0)).toBe('1');
  act(() => setInView([root()], true));
  expect(slideAfter(0)).toBe('3');
});

it('the rotation does not start by itself after Stop (CR3, CR6)', () => {
  show();
  expect(track()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Stop slide rotation'));
  expect(track()).toHaveAttribute('aria-live', 'polite');
  for (const type of ['pointerenter', 'pointerleave'])
    act(() => void root().dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' })));
  fireEvent.blur(button('Start slide rotation'));
  for (const isAway of [true, false]) {
    act(() => setTabHidden(isAway));
    act(() => setInView([root()], !isAway));
  }
  expect(slideAfter(10_000)).toBe('1');
  fireEvent.click(button('Start slide rotation'));
  expect(slideAfter(4000)).toBe('2');
});

it.each([
  ['less than a second after it gets the focus', 990, 0],
  ['after a long press', 0, 3000],
])('a click on Stop %s stops the rotation (CR3)', (_, before, held) => {
  show();
  const stop = button('Stop slide rotation');
  if (held) fireEvent.pointerDown(stop);
  act(() => stop.focus());
  wait(before + held);
  fireEvent.click(stop);
  expect(stop).toHaveAccessibleName('Start slide rotation: Services');
  expect(slideAfter(10_000)).toBe('1');
  fireEvent.click(stop);
  expect(slideAfter(4000)).toBe('2');
});

it('slides out of view are inert, except a slide that contains the focus (CR5)', async () => {
  show();
  expect(inertSlides()).toEqual(['Insurance']);
  act(() => screen.getByRole('link', { name: 'Read about Export' }).focus());
  act(() => setInView(allSlides().slice(0, 1), false));
  expect(inertSlides()).toEqual(['Insurance']);
  act(() => setInView(allSlides().slice(4), true));
  await act(async () => screen.getByRole('button', { name: 'After' }).focus());
  expect(inertSlides()).toEqual(['Export']);
});

it('without JavaScript, all slides are in a scrollable element that is a tab stop (CR5)', () => {
  document.body.innerHTML = renderToString(carousel());
  expect(inertSlides()).toEqual([]);
  const strip = screen.getByRole('region', { name: 'Services: all slides' });
  expect(strip).toHaveAttribute('tabindex', '0');
  expect(within(strip).getAllByRole('link')).toHaveLength(5);
  for (const control of within(root()).getAllByRole('button'))
    expect(control.closest('[data-needs-script]')).not.toBeNull();
});

it.each([
  [[0, 1, 2, 3], 5, '1–4 of 5'],
  [[2], 3, '3 of 3'],
  [[0, 1, 3, 4], 5, '4–5, 1–2 of 5'],
])('when the slides %j of %i are in view, the carousel shows “%s” (CR1)', (inView, count, text) => {
  expect(formatPosition(inView, count)).toBe(text);
});
