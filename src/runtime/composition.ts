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

/**
 * Resolves when no word is being composed. Call it before React hydrates a field: a value that is set, or a field that
 * is replaced, ends the composition, and the keyboard then writes the word once more.
 */
export async function untilComposed() {
  while (!import.meta.env.SSR && document.querySelector('[data-composing]:focus')) {
    await new Promise<void>((resolve) => {
      for (const type of ['compositionend', 'focusout'])
        addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  }
}
