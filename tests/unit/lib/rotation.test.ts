import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  initialRotation,
  isAnnounced,
  isNamedStop,
  isOn,
  isPlaying,
  rotationReducer,
} from '../../../src/lib/rotation.ts';
import type { Rotation, RotationEvent } from '../../../src/lib/rotation.ts';
import { forAll } from '../property-test.ts';

const after = (...events: RotationEvent[]): Rotation =>
  events.reduce(rotationReducer, rotationReducer(initialRotation, { type: 'viewport', on: true }));
type Condition = Extract<RotationEvent, { on: boolean }>['type'];
const on = (type: Condition) => ({ type, on: true });
const off = (type: Condition) => ({ type, on: false });
const start = { type: 'start' } as const;
const stop = { type: 'stop' } as const;
const focus = { type: 'focus' } as const;
const blur = { type: 'blur' } as const;
const settled = { type: 'settled' } as const;

/** For each state: whether slides change, whether the rotation is on, and whether the button is named Stop. */
const results = {
  plays: [true, true, true],
  'is interrupted': [false, true, true],
  'has just stopped': [false, false, true],
  'is stopped': [false, false, false],
} as const;

it.each<[string, keyof typeof results, RotationEvent[]]>([
  ['in view', 'plays', []],
  ['under the mouse', 'is interrupted', [on('hover')]],
  ['in a hidden tab', 'is interrupted', [off('tab')]],
  ['out of view', 'is interrupted', [off('viewport')]],
  ['with focus', 'has just stopped', [focus]],
  ['with focus for a second', 'is stopped', [focus, settled]],
  ['that has lost the focus', 'has just stopped', [focus, on('hover'), off('hover'), on('tab')]],
  ['with reduced motion', 'is stopped', [on('reduced-motion')]],
  ['on a site that is paused', 'is stopped', [on('site-pause')]],
  ['after Stop', 'is stopped', [stop]],
  ['that is started while it has focus', 'plays', [focus, start]],
  ['that is started under reduced motion', 'plays', [on('reduced-motion'), start]],
  ['that is started while the site is paused', 'plays', [on('site-pause'), start]],
  ['that is started before reduced motion ends', 'plays', [focus, start, off('reduced-motion')]],
  ['that is started before reduced motion begins', 'is stopped', [start, on('reduced-motion')]],
  ['that is started before the site is paused', 'is stopped', [start, on('site-pause')]],
])('a carousel %s %s: %j (CR3)', (_, result, events) => {
  const state = after(...events);
  expect([isPlaying(state), isOn(state), isNamedStop(state)]).toEqual(results[result]);
}); // oxfmt-ignore

it.each<['announce' | 'do not announce', string, RotationEvent[]]>([
  ['announce', 'with focus', [focus]],
  ['do not announce', 'that focus has left', [focus, blur]],
  ['announce', 'after Stop', [stop]],
  ['do not announce', 'after Stop, when focus has left', [focus, stop, blur]],
  ['do not announce', 'that plays', [focus, start]],
])('screen readers %s the slides of a carousel %s: %j (CR6)', (outcome, _, events) => {
  expect(isAnnounced(after(...events))).toBe(outcome === 'announce');
});

it('a carousel does not play before it is in view (CR3)', () => {
  expect(isPlaying(initialRotation)).toBe(false);
});

const flag = fc.record({
  type: fc.constantFrom('hover', 'reduced-motion', 'site-pause', 'tab', 'viewport'),
  on: fc.boolean(),
});
const other: fc.Arbitrary<RotationEvent> = fc.oneof(fc.constant(stop), fc.constant(focus), flag);
const any: fc.Arbitrary<RotationEvent> = fc.oneof(fc.constant(start), other);

it('a carousel never plays between Stop and Start, for any events (CR3)', () => {
  forAll([fc.array(any), fc.array(other)], (before, since) => {
    let state = rotationReducer(before.reduce(rotationReducer, initialRotation), stop);
    for (const event of since) {
      state = rotationReducer(state, event);
      expect(isPlaying(state)).toBe(false);
    }
  });
});
