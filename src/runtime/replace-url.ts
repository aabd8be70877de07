/**
 * Replaces the URL of the page without adding a history entry. Does not use React Router's `navigate`: React would render
 * the page again, discard the HTML of parts that are not hydrated yet, and close menus and dialogs.
 * @param state the state of the history entry. By default, the entry keeps its state, which the router needs
 */
export const replaceUrl = (url: string | URL, state: unknown = history.state) =>
  history.replaceState(state, '', url);
