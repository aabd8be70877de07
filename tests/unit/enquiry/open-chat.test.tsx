import { describe, expect, it, vi } from 'vitest';
import { openChat } from '../../../src/enquiry/open-chat.ts';

const url = 'https://wa.me/919876543210?text=x';
const answer = (handle: unknown) => vi.spyOn(window, 'open').mockReturnValue(handle as Window | null);

describe('opening the chat', () => {
  it('asks for a new window once, without a feature string, and cuts its way back', () => {
    const handle = { opener: window, closed: false };
    const open = answer(handle);
    expect(openChat(url)).toBe('opened');
    expect(open.mock.calls).toEqual([[url, '_blank']]);
    expect(handle.opener).toBeNull();
  });

  it('counts a window as opened that says closed under Cross-Origin-Opener-Policy', () => {
    answer({ opener: null, closed: true });
    expect(openChat(url)).toBe('opened');
  });

  it('counts a window as opened whose opener may not be touched', () => {
    const handle = Object.defineProperty({}, 'opener', {
      set() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    answer(handle);
    expect(openChat(url)).toBe('opened');
  });

  it.each([null, undefined])('is blocked when the answer is %s', (nothing) => {
    answer(nothing);
    expect(openChat(url)).toBe('blocked');
  });

  it('is blocked when the browser throws', () => {
    vi.spyOn(window, 'open').mockImplementation(() => {
      throw new Error('not here');
    });
    expect(openChat(url)).toBe('blocked');
  });
});
