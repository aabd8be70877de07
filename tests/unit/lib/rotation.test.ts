import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialRotation, isOn, isPlaying, rotationReducer } from '../../../src/lib/rotation.ts';
import type { Rotation, RotationEvent } from '../../../src/lib/rotation.ts';

const after = (...events: RotationEvent[]): Rotation =>
  events.reduce(rotationReducer, rotationReducer(initialRotation, { type: 'viewport', on: true }));
const is = (type: 'hover' | 'reduced-motion' | 'site-pause' | 'tab' | 'viewport', on: boolean) => ({
  type,
  on,
});
const start = { type: 'start' } as const;
const stop = { type: 'stop' } as const;
const focus = { type: 'focus' } as const;

describe('rotation (CR3)', () => {
  it('moves only once it is in view', () => {
    expect(isPlaying(initialRotation)).toBe(false);
    expect(isPlaying(after())).toBe(true);
  });

  it.each([
    ['hover', is('hover', true)],
    ['focus', focus],
    ['reduced motion', is('reduced-motion', true)],
    ['the site pause', is('site-pause', true)],
    ['a hidden tab', is('tab', false)],
    ['leaving the viewport', is('viewport', false)],
    ['Stop', stop],
  ])('is held by %s', (_, event) => {
    expect(isPlaying(after(event))).toBe(false);
  });

  it.each([
    ['hover', is('hover', true), is('hover', false)],
    ['reduced motion', is('reduced-motion', true), is('reduced-motion', false)],
    ['the site pause', is('site-pause', true), is('site-pause', false)],
    ['a hidden tab', is('tab', false), is('tab', true)],
    ['leaving the viewport', is('viewport', false), is('viewport', true)],
  ])('goes on after %s ends', (_, on, off) => {
    expect(isPlaying(after(on, off))).toBe(true);
  });

  it('stays stopped for good once focus entered', () => {
    expect(
      isPlaying(after(focus, is('hover', true), is('hover', false), is('tab', false), is('tab', true))),
    ).toBe(false);
  });

  it.each([
    ['focus', focus],
    ['hover', is('hover', true)],
    ['reduced motion', is('reduced-motion', true)],
    ['the site pause', is('site-pause', true)],
  ])('plays on Start in spite of %s, before or at the time', (_, event) => {
    expect(isPlaying(after(event, start))).toBe(true);
  });

  it('lets hover and focus after Start pass', () => {
    expect(isPlaying(after(start, focus, is('hover', true)))).toBe(true);
  });

  it.each([
    ['reduced motion', is('reduced-motion', true)],
    ['the site pause', is('site-pause', true)],
  ])('takes %s asked for after Start as the last word', (_, event) => {
    expect(isPlaying(after(start, event))).toBe(false);
  });

  it('rests after Start while the tab is hidden or the carousel out of view', () => {
    expect(isPlaying(after(start, is('tab', false)))).toBe(false);
    expect(isPlaying(after(start, is('viewport', false)))).toBe(false);
  });

  it('shows Stop while only held, and Start once stopped', () => {
    expect(isOn(after(is('hover', true), is('tab', false), is('viewport', false)))).toBe(true);
    expect(isOn(after(focus))).toBe(false);
    expect(isOn(after(is('reduced-motion', true)))).toBe(false);
    expect(isOn(after(is('site-pause', true)))).toBe(false);
    expect(isOn(after(stop))).toBe(false);
  });
});

const flag = fc.record({
  type: fc.constantFrom('hover', 'reduced-motion', 'site-pause', 'tab', 'viewport'),
  on: fc.boolean(),
});
const other: fc.Arbitrary<RotationEvent> = fc.oneof(fc.constant(stop), fc.constant(focus), flag);
const any: fc.Arbitrary<RotationEvent> = fc.oneof(fc.constant(start), other);

describe('rotation, whatever happens (CR3)', () => {
  it('never plays after Stop until Start', () => {
    fc.assert(
      fc.property(fc.array(any), fc.array(other), (before, since) => {
        let state = rotationReducer(before.reduce(rotationReducer, initialRotation), stop);
        for (const event of since) {
          state = rotationReducer(state, event);
          expect(isPlaying(state)).toBe(false);
        }
      }),
    );
  });

  it('plays at Start whenever it can be seen', () => {
    fc.assert(
      fc.property(fc.array(any), (events) => {
        const seen = [...events, is('tab', true), is('viewport', true), start];
        expect(isPlaying(seen.reduce(rotationReducer, initialRotation))).toBe(true);
      }),
    );
  });

  it('never plays where the button says Start', () => {
    fc.assert(
      fc.property(fc.array(any), (events) => {
        const state = events.reduce(rotationReducer, initialRotation);
        expect(isPlaying(state) && !isOn(state)).toBe(false);
      }),
    );
  });
});
