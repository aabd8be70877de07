/**
 * Replaces the URL of the page without adding a history entry. Does not use React Router's `navigate`: React would render
 * the page again, discard the HTML of parts that are not hydrated yet, and close menus and dialogs. Keeps the router's
 * state in the history entry.
 */
export const replaceUrl = (url: string | URL) => history.replaceState(history.state, '', url);
