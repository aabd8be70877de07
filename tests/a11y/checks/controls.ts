import { inPage } from './check.ts';
import type { Check, Violation } from './check.ts';

/** Checks that fields whose label names personal data have the autocomplete token of these data. */
export const autocomplete = inPage('autocomplete', '1.3.5', () => {
  const tokens: [RegExp, string][] = [
    [/e-?mail/i, 'email'],
    [/phone|mobile|telephone/i, 'tel-national'],
    [/first name/i, 'given-name'],
    [/last name|surname/i, 'family-name'],
    [/company|organi[sz]ation|firm/i, 'organization'],
    [/\bname\b/i, 'name'],
    [/pin ?code|postal code/i, 'postal-code'],
    [/\bcity\b|\btown\b/i, 'address-level2'],
    [/\baddress\b/i, 'street-address'],
  ];
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [role=combobox]), textarea',
  );
  return [...fields].flatMap((field) => {
    if (field.readOnly) return [];
    const token = tokens.find(([label]) => label.test(window.helpers.accessibleName(field)))?.[1];
    return token && field.autocomplete !== token
      ? [window.helpers.report(field, `autocomplete="${token}" is missing`)]
      : [];
  });
});

/** Checks that targets are at least 44 x 44 px, except inline targets in a sentence, which the criterion allows. */
export const targets = inPage('target', '2.5.5', () => {
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=link], [role=option]';
  const findBlock = (element: Element): Element => {
    const parent = element.parentElement ?? document.body;
    return getComputedStyle(parent).display.startsWith('inline') ? findBlock(parent) : parent;
  };
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const copy = findBlock(element).cloneNode(true) as Element;
    for (const link of copy.querySelectorAll('a, button')) link.remove();
    return /\p{L}/u.test(copy.textContent ?? '');
  };
  return window.helpers.visibleAll(controls).flatMap((element) => {
    // The label around a radio button or a checkbox extends its target.
    const pressable =
      (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;
    const { width, height, right, bottom } = window.helpers.targetBox(pressable);
    const isOutside = right <= 0 || bottom + scrollY <= 0; // the skip link is outside the page until it has the focus
    if (isOutside || (width >= 43.5 && height >= 43.5) || isInSentence(element)) return [];
    return [window.helpers.report(element, `${width.toFixed(0)} x ${height.toFixed(0)} px`)];
  });
});

/**
 * Checks that a change of a select causes no navigation, new window, submit or loss of focus. The change may replace
 * the query of the URL: calculators store their values there, so that visitors can share a result.
 */
export const selects: Check = {
  name: 'select',
  criterion: '3.2.2',
  run: (page) =>
    page.evaluate(async () => {
      const violations: Violation[] = [];
      let effect = '';
      window.open = () => ((effect = 'opens a window'), null);
      addEventListener('submit', (event) => ((effect = 'submits'), event.preventDefault()), true);
      for (const select of window.helpers.visibleAll<HTMLSelectElement>('select')) {
        effect = '';
        const { pathname } = location;
        const { length } = history;
        select.focus();
        select.selectedIndex = select.options.length - 1;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        if (location.pathname !== pathname || history.length !== length) effect = 'navigates';
        if (document.activeElement !== select) effect ||= 'loses focus';
        if (effect) violations.push(window.helpers.report(select, effect));
      }
      return violations;
    }),
};
