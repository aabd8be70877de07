import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeSlider } from '../../../src/components/fade-slider.tsx';
import { heroSlides } from '../../../src/content/hero-slides.ts';
import { Hero } from '../../../src/sections/hero.tsx';
import { setInView, setReducedMotion, stubBrowser } from '../components/browser-stubs.ts';

// The library part at once: how parts arrive late is tested with lazyPart.
vi.mock('../../../src/runtime/lazy-part.tsx', () => ({ lazyPart: () => FadeSlider }));
// Hundreds of curves, of no account here.
vi.mock('../../../src/components/rosette.tsx', () => ({ Rosette: () => null, Seal: () => null }));

const hero = (
  <MemoryRouter>
    <Hero
      title="Advice"
      label="What we do"
      slides={heroSlides}
      actions={[
        { label: 'Get Started', to: '/contact' },
        { label: 'Our Team', to: '/team' },
      ]}
      boxesTitle="Most asked for"
      boxes={[{ path: '/contact', title: 'A message', text: 'Write to us.' }]}
      play={<a href="/film.mp4">Play video</a>}
    />
  </MemoryRouter>
);
const root = () => screen.getByRole('region', { name: 'What we do' });
const slides = () => [...root().querySelectorAll('[aria-roledescription="slide"]')];
const states = () => slides().map((slide) => slide.getAttribute('data-state'));
const current = () => states().indexOf('current') + 1;
const button = (name: string | RegExp) =>
  within(root()).getByRole('button', {
    name: typeof name === 'string' && / slide( |$)/.test(name) ? `${name}: What we do` : name,
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const FRAME = 17; // ms, with the task after it
/** A press shows itself first; the slides change one frame later. */
function press(name: string | RegExp) {
  fireEvent.click(button(name));
  wait(FRAME);
}

function show() {
  render(hero);
  act(() => setInView([root()], true));
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'],
    now: 0,
  });
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('hero', () => {
  it('has the buttons that its page gives it, the first as the one to press', () => {
    show();
    const [first, second] = ['Get Started', 'Our Team'].map((name) => screen.getByRole('link', { name }));
    expect(first).toHaveAttribute('href', '/contact');
    expect(second).toHaveAttribute('href', '/team');
    expect(first?.className).not.toBe(second?.className);
  });

  it('has the words of all slides in the HTML, one h1, and nothing hidden or inert (HF1)', () => {
    const html = renderToString(hero);
    const page = document.createElement('div');
    page.innerHTML = html;
    for (const { subtitle, title1, title2, description } of heroSlides) {
      for (const words of [subtitle, `${title1} ${title2}`, description])
        expect(page.textContent).toContain(words);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\binert\b|\bhidden=""/);
  });

  it('prerenders nothing at opacity 0, and no slide as away (HF2)', () => {
    expect(renderToString(hero)).not.toMatch(/opacity:0|data-state="away"/);
  });

  it('says its h1 at every moment of 12 s, also while slides cross-fade (HF1)', () => {
    show();
    for (let ms = 0; ms < 12_000; ms += 400) {
      wait(400);
      const heading = document.querySelector('h1');
      expect(heading).toHaveTextContent(/^Advice$/);
      expect(heading?.closest('[inert]')).toBeNull();
    }
    expect(current()).toBe(3);
  });

  it('has the rotation button first, then Previous, Next, and plain buttons to choose a slide (CR2)', () => {
    show();
    const names = within(root())
      .getAllByRole('button')
      .map((control) => control.ariaLabel ?? control.textContent);
    expect(names).toEqual([
      'Stop slide rotation: What we do',
      'Previous slide: What we do',
      'Next slide: What we do',
      ...heroSlides.map(({ subtitle }, i) => `${i + 1} ${subtitle}`),
    ]);
    const choice = screen.getByRole('group', { name: 'Choose slide: What we do' });
    expect(within(choice).getByRole('button', { current: true })).toHaveTextContent(
      heroSlides[0]?.subtitle ?? '',
    );
  });

  it('changes every 5000 ms and starts again after the last (CR3)', () => {
    show();
    const seen = [current()];
    for (let i = 0; i < 3; i += 1) {
      wait(5000);
      seen.push(current());
    }
    expect(seen).toEqual([1, 2, 3, 1]);
  });

  it('counts the first change from the load of the page (CR3)', () => {
    vi.advanceTimersByTime(3500);
    show();
    wait(1500);
    expect(current()).toBe(2);
  });

  it('stays where Stop was pressed (CR3)', () => {
    show();
    fireEvent.click(button('Stop slide rotation'));
    wait(60_000);
    expect(current()).toBe(1);
  });

  it('changes at once under reduced motion, and only when asked (HF4)', () => {
    setReducedMotion(true);
    show();
    wait(20_000);
    expect(current()).toBe(1);
    expect(button('Start slide rotation')).toBeVisible();
    press('Next slide');
    wait(0);
    expect(states()).toEqual(['away', 'current', 'away']);
  });
});
