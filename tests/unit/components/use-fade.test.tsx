import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFade } from '../../../src/components/use-fade.ts';

beforeEach(() => vi.useFakeTimers());

const fade = () => renderHook(() => useFade(3, 1000)).result;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('replaces a change that is still fading by a second one (HF2)', () => {
  const result = fade();
  expect(result.current).toMatchObject({ index: 0, leaving: undefined });
  act(() => result.current.show(1));
  wait(600);
  act(() => result.current.show(2));
  wait(600);
  expect(result.current).toMatchObject({ index: 2, leaving: 1 });
  wait(400);
  expect(result.current.leaving).toBeUndefined();
});
