/** The path of the document that the window was opened with; undefined on the server. */
export const initialPath = import.meta.env.SSR ? undefined : location.pathname;

/**
 * Whether this page is still shown. Also false on the server and after the window is closed, where there is no
 * document.
 */
export const isInitialPage = () =>
  !import.meta.env.SSR && globalThis.document?.location.pathname === initialPath;
