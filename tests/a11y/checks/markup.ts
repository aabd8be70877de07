import { inPage } from './check.ts';

/**
 * Checks that everything that handles clicks can be focused. React's handlers are not in the HTML, so this reads them
 * from the elements.
 */
export const clicks = inPage('click', '2.1.1', () => {
  const control = 'a[href], button, input, select, textarea, summary, label, video, audio, iframe, dialog';
  /** Whether the element has a handler of React or in the HTML. */
  const hasHandler = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key && (element as unknown as Record<string, { onClick?: unknown }>)[key];
    return element.hasAttribute('onclick') || Boolean(props && props.onClick);
  };
  return window.helpers
    .visibleAll('body *')
    .filter((element) => !element.closest(control) && element.tabIndex < 0 && hasHandler(element))
    .filter((element) => !element.querySelector(control)) // its handler is for the clicks on its controls
    .map((element) => window.helpers.report(element, 'reacts to a click, but the keyboard cannot reach it'));
});

/** Checks that the header cells of tables have a scope. Safari and NVDA do not derive it in all tables. */
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

/**
 * Checks that every tab stop is a control or a named region that scrolls. The engines do not report tab stops with
 * other roles, such as `list`.
 */
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
