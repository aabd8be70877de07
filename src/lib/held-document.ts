/** A page that came as a document alone: its words are not known to the browser's code. */
interface HeldDocument {
  path: string;
  title: string;
  /** The element that holds its words now. */
  main: HTMLElement;
}

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

function find(): HeldDocument | undefined {
  const main = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('main[data-document]');
  return main
    ? {
        path: withoutSlash(location.pathname),
        title: document.title,
        main,
      }
    : undefined;
}

/** The one that this window was opened with, if any. */
export const held = find();

/** The path of a page that is a document alone and is shown here; at build, every such page is. */
export function documentPath(pathname: string): string | undefined {
  const isShown = import.meta.env.SSR ? isDocument(pathname) : isHeld(pathname);
  return isShown ? withoutSlash(pathname) : undefined;
}

/** Whether a page with this address is a document alone: an article or a list of them. */
export const isDocument = (pathname: string) => /^\/articles\/./.test(withoutSlash(pathname));

/** The same, and its words are here. */
export const isHeld = (pathname: string) => held?.path === withoutSlash(pathname);
