import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FadeCarousel } from '../../../src/components/fade-carousel.tsx';
import { clearFlag, getRootData, setFlag } from '../../../src/runtime/protocol.ts';
import { setPaused, setReducedMotion, stubBrowser } from '../components/browser-stubs.ts';

const slides = ['Loans', 'Limits', 'Insurance'].map((title) => ({ key: title, title, text: title, art: '' }));

afterEach(async () => {
  setFlag('interacted'); // stops the rotation
  vi.advanceTimersByTime(10_000);
  clearFlag('interacted');
  delete getRootData().slide;
  await setPaused(false);
});

it.each([
  ['at the first interaction', () => setFlag('interacted')],
  ['under reduced motion', () => setReducedMotion(true)],
  ['with a pause of all animations', () => setPaused(true)],
])('the slides rotate without React, and stop %s (HF4, G11)', async (_, stop) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: 0 });
  stubBrowser();
  document.body.innerHTML = renderToString(<FadeCarousel label="Services" slides={slides} />);
  vi.resetModules();
  await import('../../../src/runtime/boot/rotate-slides.ts');
  const expectShown = (title: string) => {
    expect(document.querySelector('[data-current]')).toHaveTextContent(title);
    expect(screen.getByRole('button', { current: true })).toHaveTextContent(title);
  };
  vi.advanceTimersByTime(4999);
  expectShown('Loans');
  vi.advanceTimersByTime(1);
  expectShown('Limits');
  await stop();
  vi.advanceTimersByTime(10_000);
  expectShown('Limits');
});
