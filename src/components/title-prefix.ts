import { useEffect } from 'react';
import * as words from '#words/widgets.json';

/**
 * The prefixes for the states of a form. If several of them are requested, the title has only the first in this list.
 */
const formPrefixes: readonly string[] = [words.titleOfError, words.titleOfUnsent, words.titleOfSent];

/** The prefixes that mounted components request. */
const requestedPrefixes: string[] = [];

/** The prefix that the last update put before the title. Since then, a navigation may have replaced the title. */
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
 * Adds a prefix to the document title while the component is mounted and `prefix` is set. The prefix names the state of
 * a form (FM3, FM5), or describes the content of the page. The title begins with the state of a form.
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
