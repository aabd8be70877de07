import type { CDPSession } from '@playwright/test';

export type TabKey = 'Tab' | 'Shift+Tab';

/** Presses Tab several times without waiting, so the page itself must record which elements had the focus. */
export async function pressTab(session: CDPSession, tabKey: TabKey, times: number): Promise<void> {
  const key = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: tabKey === 'Tab' ? 0 : 8,
  };
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(presses.flat());
}
