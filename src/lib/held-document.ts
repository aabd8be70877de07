/** A page whose words stand in its HTML alone, such as an article: the browser has no code that could render them. */
interface HeldDocument {
  path: string;
  title: string;
  /** The element that holds its words now. */
  main: HTMLElement;
}

function find(): HeldDocument | undefined {
  const main = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('main[data-document]');
  return main
    ? {
        path: location.pathname,
        title: document.title,
        main,
      }
    : undefined;
}

/** The page of that kind that this window was opened with, if any. */
export const held = find();

/** The path of such a page where it is the one shown; at build, every such page is. */
export function documentPath(pathname: string): string | undefined {
  const isShown = import.meta.env.SSR ? isDocument(pathname) : isHeld(pathname);
  return isShown ? pathname : undefined;
}

/** Whether a page with this address is a document alone: an article or a list of them. */
export const isDocument = (pathname: string) => /^\/articles\/./.test(pathname);

/** The same, and its words are in this window. */
export const isHeld = (pathname: string) => held?.path === pathname;
