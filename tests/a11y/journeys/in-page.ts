import type { Target } from './steps.ts';

export interface Sight {
  /** Role and name of what has the focus; `body` when nothing has. */
  active: string;
  /** The number of what has the focus, to tell apart elements of one name. */
  stop: number;
  activeIsTarget: boolean;
  modal: boolean;
  /** Of the first shown element that the target means. */
  found: boolean;
  /** Whether it comes before what has the focus. */
  before: boolean;
  attribute: string | null;
  path: string;
}

interface Question {
  target?: Target;
  attribute?: string;
  /** Marks the element, for a finger to find it. */
  mark?: true;
  /** Of what has the focus alone: the page is not searched for the target. */
  here?: true;
}

/** A walk by Tab towards a target: the page writes down each stop as a key is about to take the focus on. */
interface Walk {
  target: Target;
  /** By Shift+Tab: it ends where the page begins. */
  back: boolean;
  stops: Sight[];
  isOver: boolean;
}

interface Walked {
  look?: typeof look;
  stops?: Element[];
  walk?: Walk | undefined;
}

/** What a step asks of the page. Runs in the page of any browser, so it holds all it needs. */
export function look({ target, attribute, mark, here }: Question): Sight {
  const page = globalThis as Walked;
  page.look = look;
  const words = (element: Element | null) =>
    // Bands out of view are not rendered yet, and have no inner text (styles/base.css).
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
    textbox: 'textarea, input:not([role])',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog[open], [role=dialog]',
    status: '#announcements > p',
  };
  const rows = Object.entries(selectors);
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? rows.find(([, one]) => element.matches(one))?.[0] ?? element.localName;
  const isSelector = (text: string) => /[[#.]|^(main|header)$/.test(text);
  const isWithin = (element: Element, name: string) => {
    if (isSelector(name)) return Boolean(element.closest(name));
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (
        (one.hasAttribute('aria-label') || one.hasAttribute('aria-labelledby')) &&
        nameOf(one).startsWith(name)
      )
        return true;
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
  const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  /** Where its text alone names it and does not hold the words, layout need not be asked. */
  const mayBeNamed = (element: Element, name: string) =>
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    Boolean((element as HTMLInputElement).labels?.length) ||
    bare(element.textContent).includes(bare(name));
  const means = (element: Element | null, { role, name, within }: Target) =>
    Boolean(
      element &&
      element.matches(selectors[role] ?? `[role=${role}]`) &&
      mayBeNamed(element, name) &&
      isShown(element) &&
      nameOf(element).startsWith(name) &&
      (!within || isWithin(element, within)),
    );
  const active = document.activeElement;
  const known = (page.stops ??= []);
  if (active && !known.includes(active)) known.push(active);
  const stop = active ? known.indexOf(active) : -1;
  const isNothing = !active || active === document.body || active === document.documentElement;
  const sought = here ? undefined : target;
  const element =
    sought &&
    [...document.querySelectorAll(selectors[sought.role] ?? `[role=${sought.role}]`)].find((one) =>
      means(one, sought),
    );
  if (mark) {
    document.querySelector('[data-touched]')?.removeAttribute('data-touched');
    element?.setAttribute('data-touched', '');
  }
  return {
    active: isNothing ? 'body' : `${roleOf(active)} “${nameOf(active).slice(0, 60)}”`,
    stop,
    activeIsTarget: Boolean(target && means(active, target)),
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

/** Begins a walk: once the focus is at the target, or back at the page's begin, Tab moves it no further. After `look`. */
export function setOut({ target, back }: Pick<Walk, 'target' | 'back'>): void {
  const page = globalThis as Walked;
  const isFirst = !('walk' in page);
  page.walk = { target, back, stops: [], isOver: false };
  if (!isFirst) return;
  addEventListener(
    'keydown',
    (event) => {
      const { walk } = page;
      if (event.key !== 'Tab' || !walk || !page.look) return;
      if (!walk.isOver) {
        const sight = page.look({ target: walk.target, here: true });
        walk.stops.push(sight);
        walk.isOver = sight.activeIsTarget || (walk.back && sight.active === 'body');
      }
      if (!walk.isOver) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** The stops since the last question; Tab is the page's own again where the walk is said to end. */
export function walked({ isEnd }: { isEnd: boolean }): Sight[] {
  const page = globalThis as Walked;
  const stops = page.walk?.stops.splice(0) ?? [];
  if (isEnd) page.walk = undefined;
  return stops;
}
