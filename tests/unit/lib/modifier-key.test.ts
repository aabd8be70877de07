import { expect, it } from 'vitest';
import { hasModifierKey } from '../../../src/lib/modifier-key.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  expect(hasModifierKey({ ...none, [key]: true })).toBe(true);
});

it('handles a click without a modifier key', () => {
  expect(hasModifierKey(none)).toBe(false);
});
