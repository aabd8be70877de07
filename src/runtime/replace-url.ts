/**
 * Replaces the URL of the page without React Router: its `navigate` would render the page again, which discards parts
 * that are not hydrated yet, and close open menus and dialogs. Keeps the router's state, and adds no history entry: Back
 * leaves the page in one step.
 */
export const replaceUrl = (url: string | URL) => history.replaceState(history.state, '', url);
