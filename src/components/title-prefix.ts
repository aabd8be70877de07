import { useEffect } from 'react';
import * as m from '../messages/widgets.ts';

/** Prefixes of the document title, by priority: if several are requested, the first in this list is shown. */
const prefixes = [m.titleOfError, m.titleOfUnsent, m.titleOfSent] as const;
export type TitlePrefix = (typeof prefixes)[number];

/** One entry for each component that requests a prefix. */
const requested: TitlePrefix[] = [];

function updateTitle() {
  const current = prefixes.find((prefix) => document.title.startsWith(prefix)) ?? '';
  const requestedPrefix = prefixes.find((prefix) => requested.includes(prefix)) ?? '';
  if (current !== requestedPrefix) document.title = requestedPrefix + document.title.slice(current.length);
}

/** Adds the state of a form to the document title while the form is in that state (FM3, FM5). */
export function useTitlePrefix(prefix: TitlePrefix | undefined): void {
  useEffect(() => {
    if (!prefix) return;
    requested.push(prefix);
    updateTitle();
    return () => {
      requested.splice(requested.indexOf(prefix), 1);
      updateTitle();
    };
  }, [prefix]);
}
