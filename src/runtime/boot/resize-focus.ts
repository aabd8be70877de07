const isVisible = (element: Element) => element.getClientRects()[0];

/** Returns the link, control, dialog or other focusable element that contains an element. */
const findFocusable = (element: Element | null) =>
  element?.closest('a,button,input,select,textarea,summary,dialog,[tabindex]');

/**
 * Returns the first visible link or menu button inside an element. If the element contains neither, searches its
 * ancestors, the closest first.
 */
function findNearestControl(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const controls = element.querySelectorAll<HTMLElement>('nav a,main a,[command=show-modal]');
  return [...controls].find(isVisible) ?? findNearestControl(element.parentElement);
}

/**
 * Closes the mobile menu if a resize hides it. Moves the focus to a visible control if a resize hides the element that
 * the visitor used last. Otherwise the browser would move the focus to the body.
 */
export function keepFocusOnResize() {
  let lastUsed = findFocusable(document.activeElement);
  // `pointerdown` is needed too: Safari does not focus a clicked link or button.
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => (lastUsed = findFocusable(target as Element)), true);
  const handleResize = () => {
    const menu = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (menu && !isVisible(menu)) menu.close(); // a hidden modal dialog makes the page inert
    if (lastUsed && !isVisible(lastUsed)) findNearestControl(lastUsed)?.focus();
  };
  handleResize(); // the browser may have opened the menu, and resized the window, before this script ran
  addEventListener('resize', handleResize);
}
