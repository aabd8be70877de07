import { useEffect } from 'react';
import * as m from '#words/widgets.json';

/** States of forms in the document title, by priority: if several are requested, the first in this list is shown. */
const prefixes = [m.titleOfError, m.titleOfUnsent, m.titleOfSent] as const;

/** One entry for each component that requests a prefix. */
const requested: string[] = [];

/** The prefix that the title has, unless a navigation has replaced the title since. */
let shown = '';

function updateTitle() {
  const title = document.title.startsWith(shown) ? document.title.slice(shown.length) : document.title;
  const state = prefixes.find((prefix) => requested.includes(prefix)) ?? '';
  const others = requested.filter((prefix) => !prefixes.some((formState) => formState === prefix));
  shown = state + others.join('');
  document.title = shown + title;
}

/**
 * Adds a prefix to the document title while a component requests it: the state of a form (FM3, FM5), or what a page
 * shows, which comes after the state.
 */
export function useTitlePrefix(prefix: string | undefined): void {
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
