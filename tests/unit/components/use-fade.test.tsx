import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFade } from '../../../src/components/use-fade.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fade = () => renderHook(() => useFade(3, 1000)).result;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows the first slide as prerendered (HF2)', () => {
  expect(fade().current).toMatchObject({ index: 0, leaving: undefined });
});

it('lets a second change replace the first while it fades (HF2)', () => {
  const result = fade();
  act(() => result.current.show(1));
  wait(600);
  act(() => result.current.show(2));
  wait(600);
  expect(result.current).toMatchObject({ index: 2, leaving: 1 });
  wait(400);
  expect(result.current.leaving).toBeUndefined();
});

it('goes round at both ends', () => {
  const result = fade();
  act(() => result.current.show(-1));
  expect(result.current.index).toBe(2);
  act(() => result.current.show(3));
  expect(result.current.index).toBe(0);
});
