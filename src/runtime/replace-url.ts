/**
 * Replaces the URL of the page without adding a history entry. It does not use React Router: `navigate` would render
 * the page again, which discards the HTML of parts that are not hydrated yet, and closes menus and dialogs. The
 * router's state in the history entry is kept.
 */
export const replaceUrl = (url: string | URL) => history.replaceState(history.state, '', url);
