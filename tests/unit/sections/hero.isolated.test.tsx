import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeSlider } from '../../../src/components/fade-slider.tsx';
import { heroSlides } from '../../../src/content/hero-slides.ts';
import { Hero } from '../../../src/sections/hero.tsx';
import { setInView, setReducedMotion, stubBrowser } from '../components/browser-stubs.ts';

// Loads the library at once: lazy parts have tests of their own.
vi.mock('../../../src/runtime/lazy-part.tsx', () => ({ lazyPart: () => FadeSlider }));
// Hundreds of curves, which no test here needs.
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
/** The browser paints the pressed button first; the slides change one frame later. */
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

describe('hero', () => {
  it('has all slides in the HTML, one h1, and nothing hidden or inert (HF1, HF2)', () => {
    const html = renderToString(hero);
    const page = document.createElement('div');
    page.innerHTML = html;
    for (const { subtitle, title1, title2, description } of heroSlides) {
      for (const words of [subtitle, `${title1} ${title2}`, description])
        expect(page.textContent).toContain(words);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\binert\b|\bhidden=""|opacity:0|data-state="away"/);
  });

  it('keeps its h1 accessible for 12 s, also while slides cross-fade (HF1)', () => {
    show();
    for (let ms = 0; ms < 12_000; ms += 400) {
      wait(400);
      const heading = document.querySelector('h1');
      expect(heading).toHaveTextContent(/^Advice$/);
      expect(heading?.closest('[inert]')).toBeNull();
    }
    expect(current()).toBe(3);
  });

  it('has the rotation button first, then Previous, Next, and a button for each slide (CR2)', () => {
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

  it('stays on its slide after Stop (CR3)', () => {
    show();
    fireEvent.click(button('Stop slide rotation'));
    wait(60_000);
    expect(current()).toBe(1);
  });

  it('under reduced motion changes only by its buttons, without a fade (HF4)', () => {
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
