/**
 * Replaces the URL of the page, without a history entry and without React Router: its `navigate` would render the page
 * again, which discards parts that are not hydrated yet, and closes menus and dialogs. The state of the router stays.
 */
export const replaceUrl = (url: string | URL) => history.replaceState(history.state, '', url);
