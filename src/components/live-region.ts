import { afterPaint } from '../runtime/after-paint.ts';

/** ms for which words stay: time enough for a reader that still speaks of something else. */
const STAYS = 3000;

/**
 * A live region at the end of the document, for words that no part of the page could say: it must stand there before
 * them, since a screen reader hears of changes alone.
 */
export function liveRegion() {
  const region = Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
  document.body.append(region);
  let timer = 0;
  const clear = () => {
    region.textContent = '';
  };
  const say = (words: string, then = clear) => {
    clearTimeout(timer);
    afterPaint(() => (region.textContent = words));
    timer = window.setTimeout(then, STAYS);
  };
  return {
    say,
    sayLast: (words: string) => say(words, () => region.remove()),
    remove: () => region.remove(),
  };
}
