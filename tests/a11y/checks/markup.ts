import { inPage } from './check.ts';

/** Checks that the keyboard can reach elements with a click handler. React stores handlers in an element property. */
export const clicks = inPage('click', '2.1.1', () => {
  const control = 'a[href], button, input, select, textarea, summary, label, video, audio, iframe, dialog';
  const hasHandler = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key && (element as unknown as Record<string, { onClick?: unknown }>)[key];
    return element.hasAttribute('onclick') || Boolean(props && props.onClick);
  };
  return window.helpers
    .visibleAll('body *')
    .filter((element) => !element.closest(control) && element.tabIndex < 0 && hasHandler(element))
    .filter((element) => !element.querySelector(control)) // the handler is for clicks on controls inside the element
    .map((element) => window.helpers.report(element, 'reacts to a click, but the keyboard cannot reach it'));
});

/** Checks that header cells have a scope, which Safari and NVDA do not derive in all tables. */
export const headerScopes = inPage('th-scope', '1.3.1', () =>
  [...document.querySelectorAll('th:not([scope])')].map((element) =>
    window.helpers.report(element, 'header cell without scope'),
  ),
);

/** Checks that lists have items. */
export const emptyLists = inPage('empty-list', '1.3.1', () =>
  [...document.querySelectorAll('ul, ol, dl, [role=list]')]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map((element) => window.helpers.report(element, 'list without items')),
);

/** Checks that elements with `tabindex` are controls, tab panels or named regions. The engines accept any role. */
export const idleStops = inPage('idle-stop', '2.4.3', () => {
  const controls =
    'a[href], button, input, select, textarea, summary, iframe, video, audio, [contenteditable], [role=button], [role=checkbox], [role=combobox], [role=link], [role=option], [role=slider], [role=switch], [role=tab], [role=tabpanel]';
  return window.helpers
    .visibleAll('[tabindex]:not([tabindex^="-"])')
    .filter(
      (element) => !element.matches(`${controls}, [role=region][aria-label], [role=region][aria-labelledby]`),
    )
    .map((element) => window.helpers.report(element, 'tab stop that is not interactive'));
});
