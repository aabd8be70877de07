import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FadeLayer } from '../../../src/components/fade-layer.tsx';

interface Run {
  of: string;
  frames: PropertyIndexedKeyframes;
  options: KeyframeAnimationOptions;
}
let runs: Run[] = [];

beforeEach(() => {
  runs = [];
  // jsdom has no Web Animations; the test reads the calls.
  Element.prototype.animate = function animate(frames, options) {
    const of = this.className;
    runs.push({
      of,
      frames: frames as PropertyIndexedKeyframes,
      options: options as KeyframeAnimationOptions,
    });
    return { cancel: vi.fn<() => void>(), finished: new Promise(() => undefined) } as unknown as Animation;
  };
});

const layer = (state: 'current' | 'leaving' | 'away', seconds = 1) => (
  <FadeLayer label="2 of 3: Loans" state={state} hydrated seconds={seconds} text="Words" art="Art" />
);
const run = (of: string, property: string) => runs.find((one) => one.of === of && property in one.frames);

it('does not animate the prerendered slide (HF2)', () => {
  render(layer('current'));
  expect(runs).toEqual([]);
});

it('fades a slide in over one second, and its text 50 ms after the change (HF2)', () => {
  const { rerender } = render(layer('away'));
  rerender(layer('current'));
  expect(run('fade-layer-art', 'opacity')).toMatchObject({
    frames: { opacity: [0, 1] },
    options: { duration: 1000 },
  });
  expect(run('fade-layer-text', 'opacity')).toMatchObject({
    frames: { opacity: [0, 1] },
    options: { delay: 50 },
  });
});

it('takes no time under reduced motion (G11)', () => {
  const { rerender } = render(layer('away', 0));
  rerender(layer('current', 0));
  expect(runs.map(({ options }) => [options.duration, options.delay ?? 0])).toEqual(runs.map(() => [0, 0]));
  expect(screen.getByRole('group')).not.toHaveAttribute('inert');
});
