/**
 * Runs in the page. Scrolls to the end, hovers over and focuses every control, and opens panels, tabs and accordions.
 */
export async function useEveryControl() {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await painted();
  }
  for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, img')) {
    for (const type of ['pointerover', 'mouseover', 'pointermove']) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    }
    element.focus({ preventScroll: true });
  }
  await painted();
  for (const opener of document.querySelectorAll<HTMLElement>(
    'button[aria-expanded], [role=tab], [data-lazy] > button[data-needs-script], [aria-roledescription] button',
  )) {
    opener.click();
  }
  await painted();
}

/**
 * Runs in the page. Presses each button inside `part`, and Escape after each.
 * @returns the names of the buttons
 */
export async function pressButtons(part: string): Promise<string[]> {
  const nextTask = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const names: string[] = [];
  for (const button of document.querySelectorAll<HTMLButtonElement>(`${part} button:not([type=submit])`)) {
    if (!button.isConnected) continue;
    names.push((button.ariaLabel ?? button.textContent ?? '').trim());
    button.click();
    await nextTask();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(escape);
    await nextTask();
  }
  return names;
}
