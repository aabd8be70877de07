import type { CDPSession } from '@playwright/test';

export type Way = 'Tab' | 'Shift+Tab';

/** Presses Tab so often at once; no key is waited for, so the page itself has to write down where the focus was. */
export async function pressTab(session: CDPSession, way: Way, times: number): Promise<void> {
  const key = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: way === 'Tab' ? 0 : 8,
  };
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(presses.flat());
}
