import type { Target } from './steps.ts';

export interface Inspection {
  /** The role and the name of the focused element, or `body`. */
  active: string;
  /** The index of the focused element, which differs for elements with the same name. */
  stop: number;
  activeIsTarget: boolean;
  modal: boolean;
  /** Whether a visible element matches the target. */
  found: boolean;
  /** Whether the first matching element comes before the focused element. */
  before: boolean;
  attribute: string | null;
  path: string;
}

interface Query {
  target?: Target;
  attribute?: string;
  /** Whether to mark the element, so that `touch` can tap it. */
  mark?: true;
}

/** Runs in the page, so it must not use anything outside this function. */
export function inspect({ target, attribute, mark }: Query): Inspection {
  const words = (element: Element | null) =>
    // A section that is not rendered yet has no innerText (styles/base.css).
    ((element as HTMLElement | null)?.innerText || element?.textContent || '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return ids
        .split(' ')
        .map((id) => words(document.getElementById(id)))
        .join(' ');
    const label = (element as HTMLInputElement).labels?.[0];
    return element.getAttribute('aria-label') ?? words(label ?? element);
  };
  const selectors: Record<string, string> = {
    button: 'button:not([role])',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    date: 'input[type=date]',
    textbox: 'textarea, input:not([role], [type=radio], [type=checkbox])',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog[open], [role=dialog]',
    summary: 'summary',
    status: '#announcements > p',
  };
  const rows = Object.entries(selectors);
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? rows.find(([, one]) => element.matches(one))?.[0] ?? element.localName;
  const isSelector = (text: string) => /[[#.]|^(main|header|fieldset:.*)$/.test(text);
  const isWithin = (element: Element, name: string) => {
    if (isSelector(name)) return Boolean(element.closest(name));
    for (let one = element.parentElement; one; one = one.parentElement) {
      const isNamed = one.hasAttribute('aria-label') || one.hasAttribute('aria-labelledby');
      const legend = one.localName === 'fieldset' ? one.querySelector('legend') : null;
      if ((isNamed ? nameOf(one) : words(legend)).startsWith(name)) return true;
    }
    return false;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      !element.closest('[inert]')
    );
  };
  const normalize = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  /** Returns false if the element cannot have the name. Reads only attributes and `textContent`, without layout. */
  const mayBeNamed = (element: Element, name: string) =>
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    Boolean((element as HTMLInputElement).labels?.length) ||
    normalize(element.textContent).includes(normalize(name));
  const matches = (element: Element | null, { role, name, within }: Target) =>
    Boolean(
      element &&
      element.matches(selectors[role] ?? `[role=${role}]`) &&
      mayBeNamed(element, name) &&
      isShown(element) &&
      nameOf(element).startsWith(name) &&
      (!within || isWithin(element, within)),
    );
  const active = document.activeElement;
  const tabStops = ((globalThis as { tabStops?: Element[] }).tabStops ??= []);
  if (active && !tabStops.includes(active)) tabStops.push(active);
  const stop = active ? tabStops.indexOf(active) : -1;
  const hasNoFocus = !active || active === document.body || active === document.documentElement;
  const element =
    target &&
    [...document.querySelectorAll(selectors[target.role] ?? `[role=${target.role}]`)].find((one) =>
      matches(one, target),
    );
  if (mark) {
    document.querySelector('[data-touched]')?.removeAttribute('data-touched');
    element?.setAttribute('data-touched', '');
  }
  return {
    active: hasNoFocus ? 'body' : `${roleOf(active)} “${nameOf(active).slice(0, 60)}”`,
    stop,
    activeIsTarget: Boolean(target && matches(active, target)),
    modal: Boolean(document.querySelector('dialog:modal, [role=dialog], [role=alertdialog]')),
    found: Boolean(element),
    before: Boolean(
      element && active && element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
    attribute: attribute
      ? ((target ? element : document.documentElement)?.getAttribute(attribute) ?? null)
      : null,
    path: location.pathname + location.hash,
  };
}
