/**
 * Replaces the URL of the page without React Router, whose `navigate` would render the page again: this discards parts
 * that are not hydrated yet, and closes menus and dialogs. Keeps the router's state, and adds no history entry.
 */
export const replaceUrl = (url: string | URL) => history.replaceState(history.state, '', url);
