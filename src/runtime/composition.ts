/** Marks the field in which the visitor composes a word, with a Hindi keyboard or that of most phones. */
export function markComposition() {
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

/** There is no document on the server, nor once its window is closed. */
const isComposing = () => Boolean(globalThis.document?.querySelector('[data-composing]:focus'));

/**
 * Resolves when no word is being composed. Call it before React hydrates a field: a value that is set, or a field that
 * is replaced, ends the composition, and the keyboard then writes the word once more.
 */
export async function untilComposed() {
  while (isComposing()) {
    await new Promise<void>((resolve) => {
      for (const type of ['compositionend', 'focusout'])
        addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  }
}
