/**
 * Defines how the boot script, the React app and the style sheets communicate. They are built separately and share only
 * the document: flags on `<html>`, attributes of elements, and events on `window`.
 */

/** A flag is an empty attribute of `<html>`, such as `data-hydrated`. */
export type Flag =
  /**
   * The browser is new enough for the scripts of the site. theme.js sets the flag, and the boot script changes its
   * empty value to `booted`.
   */
  | 'js'
  /** The visitor has interacted with the page, or hydration has started without an interaction. */
  | 'interacted'
  /** React has hydrated the page; lazy parts may still have `data-lazy`. */
  | 'hydrated'
  /** A page or a dialog that the visitor has requested is loading (waiting-notice.ts). */
  | 'waiting'
  /** The mobile menu is open, so the page must not scroll (base.css). */
  | 'modal'
  /** In development, the page is about to reload because a file has changed. */
  | 'outdated'
  /** The browser renders all sections, also the sections out of view (base.css). */
  | 'rendered';

/**
 * Returns the data attributes of `<html>`: the flags, the visitor's preferences, the path of the document, and the day
 * of its build. In addition:
 * - `slide` is the index of the slide that boot/rotate-slides.ts has shown last.
 * - `busy` exists while events are queued (boot/event-queue.ts). Its initial value is empty. When the connection is slow
 *   or lost, the value is `form` if a submit event is queued, otherwise `long`. The value is also `form` if the boot
 *   script is late (before-boot.js).
 */
export const getRootData = () => document.documentElement.dataset;
export const setFlag = (flag: Flag) => {
  getRootData()[flag] = '';
};
export const clearFlag = (flag: Flag) => {
  delete getRootData()[flag];
};
export const hasFlag = (flag: Flag) => flag in getRootData();

/** Attributes by which scripts and style sheets find elements. */
interface RuntimeAttributes {
  /** The root of a lazy part that React has not hydrated yet (lazy-root.ts). */
  'data-lazy'?: '';
  /**
   * A clicked control, a submitted form, or a part with a changed field. The element has the attribute until React has
   * hydrated the element.
   */
  'data-queued'?: '';
  /** A link whose click waits for React: `send` takes what the visitor has typed to another page or to the chat. */
  'data-action'?: 'call' | 'play' | 'search' | 'send';
  /** A button that changes the theme, or pauses and resumes animations. */
  'data-preference'?: 'theme' | 'motion';
  /** A `<details>` that is collapsed on phones. */
  'data-collapse'?: '';
  /** A form whose draft before-boot.js saves. The value is the name of the draft. React removes the attribute. */
  'data-draft'?: string | undefined;
  /** A link to the page in another language. before-boot.js copies the query and the hash of this page to it. */
  'data-keeps-query'?: '';
  /** A button that copies the URL of the page. The next element shows the result (app/copy-links.ts). */
  'data-copy-link'?: '';
  /** An element that is hidden without JavaScript. */
  'data-needs-script'?: boolean | '' | undefined;
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-unused-vars -- merged with React's interface, which has the parameter
  interface HTMLAttributes<T> extends RuntimeAttributes {}
}

/** The first of these events starts hydration. */
export const FIRST_INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
  'online',
] as const;

/** Dispatched when React has committed the page or a part, before the browser handles another event. */
export const PART_COMMITTED = 'part-committed';
/** Dispatched when React has hydrated the page or a part. The boot script then replays queued events. */
export const PART_HYDRATED = 'part-hydrated';
/** Dispatched when an event is queued. Parts whose code could not be loaded then try to load it again. */
export const PART_REQUESTED = 'part-requested';

/** Returns the key of a draft in `sessionStorage`. The draft is JSON: values by field name, and by `DRAFT_LINK`. */
export const getDraftKey = (form: string) => `enquiry-draft:${form}`;

/**
 * The property of a draft that contains the answer of the last link (`?about=` in the URL). No field has this name.
 */
export const DRAFT_LINK = '?about';

/** Returns an object with the property `DRAFT_LINK`. The object is empty if the current URL has no `?about=`. */
export function getDraftLink(): Record<string, string> {
  const about = new URLSearchParams(location.search).get('about');
  return about ? { [DRAFT_LINK]: about } : {};
}

/** Returns whether React has hydrated the element, and thus handles its events. */
export const isHydrated = (element: Element) => hasFlag('hydrated') && !element.closest('[data-lazy]');

/** Data attributes of the boot script's element, which the build writes (build/link-files.ts). */
export interface BootData {
  /** The module that exports `start`, which hydrates the page. */
  entry: string;
  /** The other files that hydration needs, separated by spaces. The first is React. */
  files?: string;
  /** On Home, the script that rotates the slides (boot/rotate-slides.ts). */
  slides?: string;
  /** The complete style sheet (app/style-sheet.ts). */
  styles?: string;
}
