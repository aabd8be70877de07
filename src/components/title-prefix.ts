import { useEffect } from 'react';
import * as words from '#words/widgets.json';

/** The prefixes for the states of a form, by priority: if several are requested, the first in this list is used. */
const formPrefixes: readonly string[] = [words.titleOfError, words.titleOfUnsent, words.titleOfSent];

/** The prefix of each mounted component that has one. */
const requestedPrefixes: string[] = [];

/** The text before the title since the last update. A navigation may have replaced the title since. */
let appliedPrefix = '';

function updateTitle() {
  const title = document.title.startsWith(appliedPrefix)
    ? document.title.slice(appliedPrefix.length)
    : document.title;
  const formPrefix = formPrefixes.find((prefix) => requestedPrefixes.includes(prefix)) ?? '';
  const otherPrefixes = requestedPrefixes.filter((prefix) => !formPrefixes.includes(prefix));
  appliedPrefix = formPrefix + otherPrefixes.join('');
  document.title = appliedPrefix + title;
}

/**
 * Adds a prefix to the document title while the component is mounted and `prefix` is set. The prefix is the state of a
 * form (FM3, FM5), or describes the content of the page. The state of a form comes first.
 */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return;
    requestedPrefixes.push(prefix);
    updateTitle();
    return () => {
      requestedPrefixes.splice(requestedPrefixes.indexOf(prefix), 1);
      updateTitle();
    };
  }, [prefix]);
}
