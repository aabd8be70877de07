import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { heroSlides } from '../../../src/content/hero-slides.ts';
import { HeroCarousel } from '../../../src/sections/hero-carousel.tsx';
import { Hero } from '../../../src/sections/hero.tsx';
import { setInView, setReducedMotion, stubBrowser } from '../components/browser-stubs.ts';

// Loads the library at once. Other tests check lazy parts.
vi.mock('../../../src/runtime/lazy-part.tsx', () => ({ lazyPart: () => HeroCarousel }));
// Replaces hundreds of curves, which these tests do not need.
vi.mock('../../../src/components/rosette.tsx', () => ({ Rosette: () => null }));

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
const button = (name: string) => within(root()).getByRole('button', { name: `${name}: What we do` });
/** Returns the number of the only slide that is not inert after a time in ms. */
function slideAfter(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
  const layers = [...root().querySelectorAll('[aria-roledescription="slide"]')];
  const index = layers.findIndex((layer) => layer.matches('[data-current]'));
  expect(layers.flatMap((layer, i) => (layer.matches('[inert]') ? [] : [i]))).toEqual([index]);
  return index + 1;
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

it('under reduced motion changes only by its buttons, without a fade (HF4)', () => {
  setReducedMotion(true);
  const animate = vi.spyOn(Element.prototype, 'animate');
  show();
  expect(slideAfter(20_000)).toBe(1);
  expect(button('Start slide rotation')).toBeVisible();
  fireEvent.click(button('Next slide'));
  act(() => vi.advanceTimersByTime(17)); // The browser paints the pressed button first.
  expect(slideAfter(0)).toBe(2);
  expect(animate).toHaveBeenCalled();
  for (const [, timing] of animate.mock.calls) expect(timing).toMatchObject({ delay: 0, duration: 0 });
});
