/** The attribute of a field in which an input method, such as a Hindi keyboard, composes a word. */
export function trackComposition() {
  addEventListener(
    'compositionstart',
    ({ target }) => (target as Element).setAttribute('data-composing', ''),
    true,
  );
  addEventListener(
    'compositionend',
    ({ target }) => (target as Element).removeAttribute('data-composing'),
    true,
  );
}

/** Also false on the server and after the window is closed, where there is no document. */
const isComposing = () => Boolean(globalThis.document?.querySelector('[data-composing]:focus'));

/**
 * Resolves when the visitor composes no word. Await it before React hydrates a field: setting its value or replacing
 * the field ends the composition, and the keyboard then inserts the word twice.
 */
export async function compositionEnd() {
  while (isComposing()) {
    await new Promise<void>((resolve) => {
      for (const type of ['compositionend', 'focusout'])
        addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  }
}
