import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from '../../../src/lib/after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.restoreAllMocks());

/** jsdom has no `:active`. */
const pressing = (isPressing: boolean) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(isPressing ? document.body : null);

it('calls back at once if no link or button is pressed, as with the Tab key', () => {
  pressing(false);
  const callback = vi.fn<() => void>();
  afterPress(callback);
  expect(callback).toHaveBeenCalledOnce();
});

it('calls back once, after the click of the control that is pressed', () => {
  pressing(true);
  const order: string[] = [];
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  afterPress(() => order.push('callback'));
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  vi.runAllTimers();
  fireEvent.mouseUp(document.body);
  vi.runAllTimers();
  expect(order).toEqual(['click', 'callback']);
});
