/** Marks a field while the visitor composes a word in it with an input method, such as a Hindi keyboard. */
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

/** Returns whether the visitor is composing a word. On the server and in a closed window, there is no document. */
const isComposing = () => Boolean(globalThis.document?.querySelector('[data-composing]:focus'));

/**
 * Resolves when the visitor is not composing a word. Await this before React hydrates a field: if React sets the value
 * or replaces the field, the composition ends, and the keyboard inserts the word twice.
 */
export async function waitForCompositionEnd() {
  while (isComposing()) {
    await new Promise<void>((resolve) => {
      for (const type of ['compositionend', 'focusout'])
        addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  }
}
