import { useLocation } from 'react-router-dom';

/** The state of a history entry in which the browser followed a fragment: the key of the page's first entry. */
export interface FragmentState {
  visit: string;
}

/** Returns an id that all history entries share in which the browser followed fragments of this page. */
export function useVisit(): string {
  const { key, state } = useLocation();
  return (state as FragmentState | null)?.visit ?? key;
}
