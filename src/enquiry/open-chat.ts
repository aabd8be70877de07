/**
 * Opens the chat in a new window and tells at once whether the browser allowed it. Call it inside
 * the click or submit handler, after nothing but microtasks: later it is blocked.
 */
export function openChat(url: string): 'opened' | 'blocked' {
  let chat: Window | null | undefined;
  try {
    // No feature string: with 'noopener' the answer is null even when the window opens.
    chat = window.open(url, '_blank');
  } catch {
    return 'blocked';
  }
  // Some in-app browsers answer undefined. `closed` is not asked: it is true for an open window
  // under Cross-Origin-Opener-Policy: same-origin.
  if (chat === null || chat === undefined) return 'blocked';
  try {
    chat.opener = null;
  } catch {
    // The window is open; that policy has already cut its way back.
  }
  return 'opened';
}
