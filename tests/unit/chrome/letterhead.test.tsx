import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { HydratedLetterhead } from '../../../src/chrome/letterhead.tsx';
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

/** Shows the letterhead of a page whose header has left the window. */
function show() {
  renderAt(service, header);
  place(document.querySelector('header'), -200, -100);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
});

it('the letterhead adds no landmark to the page', () => {
  expect(renderToString(<StaticRouter location={service}>{header}</StaticRouter>)).toBe('<header></header>');
  show();
  expect(document.querySelectorAll('header [id], header [role], header nav')).toHaveLength(0);
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

it('the letterhead disappears when Tab moves the focus', () => {
  show();
  scrollTo(900, 800);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isShown()).toBe(false);
  scrollTo(400);
  expect(isShown()).toBe(false);
  fireEvent.wheel(document.body);
  scrollTo(300);
  expect(isShown()).toBe(true);
});
