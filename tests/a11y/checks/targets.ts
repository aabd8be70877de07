import { inPage } from './check.ts';

/** Checks that targets are at least 44 x 44 px. Links in a sentence may be smaller (the inline exception). */
export const targets = inPage('target', '2.5.5', () => {
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=link], [role=option]';
  const block = (element: Element): Element => {
    const parent = element.parentElement ?? document.body;
    return getComputedStyle(parent).display.startsWith('inline') ? block(parent) : parent;
  };
  const inSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const copy = block(element).cloneNode(true) as Element;
    for (const link of copy.querySelectorAll('a, button')) link.remove();
    return /\p{L}/u.test(copy.textContent ?? '');
  };
  return window.helpers.visibleAll(controls).flatMap((element) => {
    // The label around a radio button or a checkbox extends its target.
    const pressable =
      (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;
    const { width, height, right, bottom } = window.helpers.targetBox(pressable);
    const offPage = right <= 0 || bottom + scrollY <= 0; // the skip link is outside the page while it has no focus
    if (offPage || (width >= 43.5 && height >= 43.5) || inSentence(element)) return [];
    return [window.helpers.report(element, `${width.toFixed(0)} x ${height.toFixed(0)} px`)];
  });
});
