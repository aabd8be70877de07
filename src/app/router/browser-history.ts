import { NavigationType, createPath } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';

/** Where a navigation has led, and how. */
interface Move {
  action: NavigationType;
  location: Location;
}

/** What an entry of the browser's history holds of a page: its key tells two visits of one address apart. */
interface Entry {
  key: string;
  state: unknown;
}

function here(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', state = null } = (history.state ?? {}) as Partial<Entry>;
  return { pathname, search, hash, key, state };
}

/** The browser's history as React Router's `Router` needs it. */
export interface BrowserHistory extends Navigator {
  /** The latest move that was listened to; before that, the address at which the history was created. */
  now: () => Move;
  /** Calls back at each move, until the returned function is called. */
  listen: (hear: (move: Move) => void) => () => void;
}

/** Create it before React hydrates: Back in between would render another page than the HTML. */
export function browserHistory(): BrowserHistory {
  let heard: ((move: Move) => void) | undefined;
  let now: Move = { action: NavigationType.Pop, location: here() };
  const tell = (action: Move['action']) => heard?.((now = { action, location: here() }));
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const move = (action: NavigationType, to: To, state: unknown = null) => {
    const entry: Entry = { key: Math.random().toString(36).slice(2, 10), state };
    const url = window.location.origin + createHref(to); // `//x` alone would be another site's address
    if (action === NavigationType.Push) history.pushState(entry, '', url);
    else history.replaceState(entry, '', url);
    tell(action);
  };
  return {
    createHref,
    push: (to, state) => move(NavigationType.Push, to, state),
    replace: (to, state) => move(NavigationType.Replace, to, state),
    go: (steps) => history.go(steps),
    now: () => now,
    listen(hear) {
      const onPop = () => tell(NavigationType.Pop);
      heard = hear;
      addEventListener('popstate', onPop);
      return () => {
        heard = undefined;
        removeEventListener('popstate', onPop);
      };
    },
  };
}
