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
  ['reported as closed (Cross-Origin-Opener-Policy)', () => ({ opener: null, closed: true }), 'opened'],
  ['opened with an `opener` that cannot be set', () => Object.freeze({ opener: window }), 'opened'],
  ['null', () => null, 'blocked'],
  ['undefined', () => undefined, 'blocked'],
  ['not supported', () => expect.fail('not supported'), 'blocked'],
])('openChat reports a window that is %s as $2', (_, open, expected) => {
  mockOpen(open);
  expect(openChat(url)).toBe(expected);
});
