import { inPage } from './check.ts';

/** G8: what refers to an id finds it, in every state. axe is silent while the referring button is collapsed. */
export const idrefs = inPage('idref', '4.1.2', () => {
  const aria = 'labelledby describedby controls owns activedescendant details errormessage flowto';
  const names = aria
    .split(' ')
    .map((name) => `aria-${name}`)
    .concat('for', 'headers', 'list', 'form', 'popovertarget', 'commandfor');
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) => {
      const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);
      const lost = ids.filter((id) => !document.getElementById(id));
      // Headless UI leaves an empty aria-labelledby beside an aria-label, which then names the element.
      const named = !ids.length && element.hasAttribute('aria-label');
      if (named || (ids.length && !lost.length)) return [];
      return [window.aid.tell(element, `${name} points at ${lost.join(', ') || 'nothing'}`)];
    }),
  );
});
