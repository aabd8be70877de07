import { describe, expect, it, vi } from 'vitest';
import { openChat } from '../../../src/enquiry/chat-link.ts';

const url = 'https://wa.me/919876543210?text=x';
const answer = (handle: unknown) => vi.spyOn(window, 'open').mockReturnValue(handle as Window | null);

describe('opening the chat', () => {
  it('opens one new window, without a feature string, and removes its opener', () => {
    const handle = { opener: window, closed: false };
    const open = answer(handle);
    expect(openChat(url)).toBe('opened');
    expect(open.mock.calls).toEqual([[url, '_blank']]);
    expect(handle.opener).toBeNull();
  });

  it.each([
    ['closed under Cross-Origin-Opener-Policy', { opener: null, closed: true }, 'opened'],
    ['with an opener that must not be set', Object.freeze({ opener: window }), 'opened'],
    ['null', null, 'blocked'],
    ['undefined', undefined, 'blocked'],
  ])('for a window %s is %j', (_, handle, expected) => {
    answer(handle);
    expect(openChat(url)).toBe(expected);
  });

  it('is blocked when the browser throws', () => {
    vi.spyOn(window, 'open').mockImplementation(() => {
      throw new Error('not supported');
    });
    expect(openChat(url)).toBe('blocked');
  });
});
