import { expect, it, vi } from 'vitest';
import { openChat } from '../../../src/enquiry/chat-link.ts';

const url = 'https://wa.me/919876543210?text=x';
const mockOpen = (open: () => unknown) => vi.spyOn(window, 'open').mockImplementation(open as () => null);

it('openChat opens one new window without an opener', () => {
  const handle = { opener: window, closed: false };
  const open = mockOpen(() => handle);
  expect(openChat(url)).toBe('opened');
  expect(open.mock.calls).toEqual([[url, '_blank']]);
  expect(handle.opener).toBeNull();
});

it.each([
  ['opened', 'returns a window that looks closed (COOP)', () => ({ opener: null, closed: true })],
  ['opened', 'returns a window whose `opener` cannot be set', () => Object.freeze({ opener: window })],
  ['blocked', 'returns null', () => null],
  ['blocked', 'returns undefined', () => undefined],
  ['blocked', 'throws an error', () => expect.fail('not supported')],
])('openChat returns “%s” if window.open %s', (expected, _, open) => {
  mockOpen(open);
  expect(openChat(url)).toBe(expected);
});
