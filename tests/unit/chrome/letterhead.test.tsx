import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { HydratedLetterhead } from '../../../src/chrome/letterhead.tsx';
import { firm } from '../../../src/site/firm.ts';
import { services } from '../../../src/site/services.ts';
import { renderAt } from './support.tsx';

/** The path of a page whose action leads to its own enquiry. */
const service = services[0].path;
const header = (
  <header>
    <HydratedLetterhead />
  </header>
);
const isShown = () => document.querySelector('header > [data-shown]') !== null;

/** Places an element at `top` to `bottom` of the window, because jsdom has no layout. */
const place = (element: Element | null, top: number, bottom: number) =>
  vi.spyOn(element as Element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);

function scrollTo(...positions: readonly number[]) {
  for (const y of positions) {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  }
}
/** Presses Tab, which focuses the element. */
function tabTo(element: HTMLElement) {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => element.focus());
  act(() => void vi.advanceTimersByTime(20)); // this is longer than a frame
}

/** Shows the letterhead of a page whose header has left the window. */
function show(path: string = service) {
  const view = renderAt(path, header);
  place(document.querySelector('header'), -200, -100);
  const button = screen.getByRole('button', { name: 'Elsewhere' });
  place(button, 300, 340);
  return { ...view, button };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
});

it('the letterhead is not in the prerendered HTML, and has no landmark or id', () => {
  expect(renderToString(<StaticRouter location={service}>{header}</StaticRouter>)).toBe('<header></header>');
  show();
  expect(document.querySelectorAll('header [id], header [role], header nav')).toHaveLength(0);
});

it('the letterhead has the firm’s name and the page’s action with its figure', () => {
  show('/services/billDiscounting');
  const links = screen.getAllByRole('link');
  expect(links.map((one) => [one.textContent.trim(), one.getAttribute('href')])).toEqual([
    [firm.name, '/'],
    ['₹4.75 lakh today Discount an invoice', '/services/billDiscounting#enquiry'],
  ]);
});

it('the letterhead is shown after a scroll up, and hidden by a scroll down or a navigation', () => {
  const { navigate } = show();
  scrollTo(900);
  expect(isShown()).toBe(false);
  scrollTo(800);
  expect(isShown()).toBe(true);
  scrollTo(850);
  expect(isShown()).toBe(false);
  scrollTo(700);
  expect(isShown()).toBe(true);
  navigate('/team');
  expect(isShown()).toBe(false);
});

it('the letterhead is shown when the Tab key moves the focus, even if the browser scrolls down, but not by a click', () => {
  const { button } = show();
  act(() => button.focus());
  act(() => void vi.advanceTimersByTime(20));
  expect(isShown()).toBe(false);
  act(() => button.blur());
  tabTo(button);
  scrollTo(400);
  expect(isShown()).toBe(true);
  fireEvent.wheel(window);
  scrollTo(500);
  expect(isShown()).toBe(false);
});

it.each([
  ['covers the focused element', 20, 60, false],
  ['is above the focused element', 57, 100, true],
])('if it %s, its visibility is right (2.4.11)', (_, top, bottom, expected) => {
  const { button } = show();
  place(button, top, bottom);
  tabTo(button);
  expect(isShown()).toBe(expected);
});

it.each([
  ['the header is in the window', 'header', -50, 10],
  ['the enquiry is in the window', '#enquiry', 700, 1500],
])('the letterhead is hidden while %s', (_, selector, top, bottom) => {
  show();
  const enquiry = document.createElement('section');
  enquiry.id = 'enquiry';
  screen.getByRole('main').append(enquiry);
  place(enquiry, 2000, 3000);
  scrollTo(900, 800);
  expect(isShown()).toBe(true);
  place(document.querySelector(selector), top, bottom);
  scrollTo(790);
  expect(isShown()).toBe(false);
});

it('the letterhead is hidden in windows whose styles do not display it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
  show();
  scrollTo(900, 800);
  expect(isShown()).toBe(false);
});
