import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialRotation, isNamedStop, isOn, isPlaying, rotationReducer } from '../../../src/lib/rotation.ts';
import type { Rotation, RotationEvent } from '../../../src/lib/rotation.ts';
import { forAll } from '../runs.ts';

const after = (...events: RotationEvent[]): Rotation =>
  events.reduce(rotationReducer, rotationReducer(initialRotation, { type: 'viewport', on: true }));
type Condition = Extract<RotationEvent, { on: boolean }>['type'];
const is = (type: Condition, on: boolean) => ({ type, on });
const start = { type: 'start' } as const;
const stop = { type: 'stop' } as const;
const focus = { type: 'focus' } as const;
const settled = { type: 'settled' } as const;

it.each<[string, RotationEvent[], boolean]>([
  ['is in view', [], true],
  ['has hover', [is('hover', true)], false],
  ['has no hover any more', [is('hover', true), is('hover', false)], true],
  ['got the focus', [focus], false],
  ['lost the focus', [focus, is('hover', true), is('hover', false), is('tab', true)], false],
  ['has reduced motion', [is('reduced-motion', true)], false],
  ['has no reduced motion any more', [is('reduced-motion', true), is('reduced-motion', false)], true],
  ['is paused with the site', [is('site-pause', true)], false],
  ['is not paused any more', [is('site-pause', true), is('site-pause', false)], true],
  ['is in a hidden tab', [is('tab', false)], false],
  ['is in a visible tab again', [is('tab', false), is('tab', true)], true],
  ['is out of view', [is('viewport', false)], false],
  ['is in view again', [is('viewport', false), is('viewport', true)], true],
  ['was stopped', [stop], false],
  ['was started with focus', [focus, start], true],
  ['was started with hover', [is('hover', true), start], true],
  ['was started under reduced motion', [is('reduced-motion', true), start], true],
  ['was started under the site pause', [is('site-pause', true), start], true],
  ['got focus and hover after Start', [start, focus, is('hover', true)], true],
  ['got reduced motion off after Start and focus', [focus, start, is('reduced-motion', false)], true],
  ['got the site pause off after Start and focus', [focus, start, is('site-pause', false)], true],
  ['got reduced motion after Start', [start, is('reduced-motion', true)], false],
  ['got the site pause after Start', [start, is('site-pause', true)], false],
  ['is in a tab hidden after Start', [start, is('tab', false)], false],
  ['is out of view after Start', [start, is('viewport', false)], false],
])('a slider that %s plays after %j: %j (CR3)', (_, events, expected) => {
  expect(isPlaying(after(...events))).toBe(expected);
});

it('does not play before it is in view (CR3)', () => {
  expect(isPlaying(initialRotation)).toBe(false);
});

it('shows Stop while only interrupted, and Start once stopped (CR3)', () => {
  expect(isOn(after(is('hover', true), is('tab', false), is('viewport', false)))).toBe(true);
  for (const event of [focus, is('reduced-motion', true), is('site-pause', true), stop])
    expect(isOn(after(event))).toBe(false);
});

it.each<[string, RotationEvent[], boolean]>([
  ['Stop at first', [], true],
  ['still Stop when focus has just stopped the slides', [focus], true],
  ['Start when that has settled', [focus, settled], false],
  ['Start at once under reduced motion', [focus, is('reduced-motion', true)], false],
  ['Start at once under the site pause', [focus, is('site-pause', true)], false],
  ['Start when pressed at once', [focus, stop], false],
  ['Start if focus comes after Stop', [stop, focus], false],
  ['Start if focus comes under reduced motion', [is('reduced-motion', true), focus], false],
  ['Stop after Start', [focus, settled, start], true],
  [
    'Start after reduced motion has ended it',
    [start, focus, is('reduced-motion', true), is('reduced-motion', false)],
    false,
  ],
  [
    'Start after the site pause has ended it',
    [focus, start, is('site-pause', true), is('site-pause', false)],
    false,
  ],
])('names the button %s: %j (CR3)', (_, events, expected) => {
  expect(isNamedStop(after(...events))).toBe(expected);
});

const flag = fc.record({
  type: fc.constantFrom('hover', 'reduced-motion', 'site-pause', 'tab', 'viewport'),
  on: fc.boolean(),
});
const other: fc.Arbitrary<RotationEvent> = fc.oneof(fc.constant(stop), fc.constant(focus), flag);
const any: fc.Arbitrary<RotationEvent> = fc.oneof(fc.constant(start), other);

it('never plays after Stop until Start, whatever happens (CR3)', () => {
  forAll([fc.array(any), fc.array(other)], (before, since) => {
    let state = rotationReducer(before.reduce(rotationReducer, initialRotation), stop);
    for (const event of since) {
      state = rotationReducer(state, event);
      expect(isPlaying(state)).toBe(false);
    }
  });
});

it('never plays while the button is Start, whatever happens (CR3)', () => {
  forAll([fc.array(any)], (events) => {
    const state = events.reduce(rotationReducer, initialRotation);
    expect(isPlaying(state) && !isOn(state)).toBe(false);
  });
});
