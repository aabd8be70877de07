/** The path of the first document in the window, or undefined on the server. */
export const initialPath = import.meta.env.SSR ? undefined : location.pathname;

/** Whether the window still shows its first page. False on the server and after the window is closed. */
export const isInitialPage = () =>
  !import.meta.env.SSR && globalThis.document?.location.pathname === initialPath;
