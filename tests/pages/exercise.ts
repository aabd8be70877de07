/** Runs in the page. Scrolls to the end, hovers over and focuses controls and images, and opens panels and tabs. */
export async function operateControls() {
  const waitForFrame = () => new Promise((done) => requestAnimationFrame(done));
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await waitForFrame();
  }
  for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, img')) {
    for (const type of ['pointerover', 'mouseover', 'pointermove'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    element.focus({ preventScroll: true });
  }
  await waitForFrame();
  const openers =
    'button[aria-expanded], [role=tab], [data-lazy] > button[data-needs-script], [aria-roledescription] button';
  for (const opener of document.querySelectorAll<HTMLElement>(openers)) opener.click();
  await waitForFrame();
}

/** Runs in the page. Clicks each button in the matching elements, except submit buttons, each followed by Escape. */
export async function pressButtons(selector: string): Promise<void> {
  const nextTask = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    `:is(${selector}) button:not([type=submit])`,
  )) {
    if (!button.isConnected) continue;
    button.click();
    await nextTask();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(escape);
    await nextTask();
  }
}
