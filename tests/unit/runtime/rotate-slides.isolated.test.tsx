import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FadeCarousel } from '../../../src/components/fade-carousel.tsx';
import { clearFlag, getRootData, setFlag } from '../../../src/runtime/protocol.ts';
import { setPaused, setReducedMotion, setTabHidden, stubBrowser } from '../components/browser-stubs.ts';

const slides = ['Loans', 'Limits', 'Insurance'].map((title) => ({ key: title, title, text: title, art: '' }));
const slider = <FadeCarousel label="Services" slides={slides} />;
let root: HTMLElement;

/** Returns the titles of the visible slide and of the current button. */
const shown = () => [
  Array.from(root.querySelectorAll('[data-current]'), (layer) => layer.textContent).join(),
  screen.getByRole('button', { current: true }).textContent?.slice(2),
];
const after = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return shown()[0];
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: 0 });
  stubBrowser();
  root = document.createElement('div');
  root.innerHTML = renderToString(slider);
  document.body.append(root);
  vi.advanceTimersByTime(3500);
  vi.resetModules();
  await import('../../../src/runtime/boot/rotate-slides.ts');
});

afterEach(() => {
  setFlag('interacted'); // stops the rotation
  vi.advanceTimersByTime(10_000);
  clearFlag('interacted');
  delete getRootData().slide;
});

it('the slides stop at the first interaction', () => {
  setFlag('interacted');
  expect(after(60_000)).toBe('Loans');
});

it.each([
  ['reduced motion', () => setReducedMotion(true)],
  ['a pause of all animations', () => setPaused(true)],
])('the slides do not rotate with %s (HF4, G11)', async (_, request) => {
  await request();
  expect(after(60_000)).toBe('Loans');
  await setPaused(false);
});

it('the slides have no timer in a hidden tab', () => {
  setTabHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  setTabHidden(false);
  expect(after(1500)).toBe('Limits');
});
