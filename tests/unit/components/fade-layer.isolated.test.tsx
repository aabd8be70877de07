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
  // jsdom has no Web Animations; what the library asks of them is what is tested.
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

it('shows what is prerendered without any movement (HF2)', () => {
  render(layer('current'));
  expect(runs).toEqual([]);
});

it('fades a slide in over its second, and starts its text anew 50 ms after the change (HF2)', () => {
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
  expect(run('fade-layer-text', 'transform')?.frames.transform).toEqual([
    'translateY(18px)',
    'translateY(0px)',
  ]);
});

it('clears the old words off before the new ones stand (HF2)', () => {
  const { rerender } = render(layer('current'));
  rerender(layer('leaving'));
  expect(run('fade-layer-text', 'opacity')?.options.duration).toBe(350);
  expect(run('fade-layer-art', 'opacity')).toMatchObject({ frames: { opacity: ['1', 0] } });
});

it('takes no time where the visitor wants less motion (G11)', () => {
  const { rerender } = render(layer('away', 0));
  rerender(layer('current', 0));
  expect(runs.map(({ options }) => [options.duration, options.delay ?? 0])).toEqual(runs.map(() => [0, 0]));
  expect(screen.getByRole('group')).not.toHaveAttribute('inert');
});
