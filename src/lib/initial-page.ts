/** The path of the document that the browser loaded, before any client-side navigation, or undefined on the server. */
export const initialPath = import.meta.env.SSR ? undefined : location.pathname;

/** Returns whether the path is still `initialPath`. Returns false on the server and after the window is closed. */
export const isInitialPage = () =>
  !import.meta.env.SSR && globalThis.document?.location.pathname === initialPath;
