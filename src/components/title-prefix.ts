import { useEffect } from 'react';
import * as words from '#words/widgets.json';

/** States of forms in the document title, by priority: if several are requested, the first in this list is shown. */
const prefixes = [words.titleOfError, words.titleOfUnsent, words.titleOfSent] as const;

/** The requested prefixes, one for each component. */
const requested: string[] = [];

/** The prefix that was added to the title last. A navigation may have replaced the title since. */
let shown = '';

function updateTitle() {
  const title = document.title.startsWith(shown) ? document.title.slice(shown.length) : document.title;
  const state = prefixes.find((prefix) => requested.includes(prefix)) ?? '';
  const others = requested.filter((prefix) => !prefixes.some((formState) => formState === prefix));
  shown = state + others.join('');
  document.title = shown + title;
}

/**
 * Adds a prefix to the document title while the component requests it. The prefix is the state of a form (FM3, FM5), or
 * describes the content of the page; a form's state has priority.
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
