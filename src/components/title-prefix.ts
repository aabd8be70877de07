import { useEffect } from 'react';

/** What a document title can begin with; of several at once the first of this list is shown. */
const prefixes = ['Error: ', 'Not sent yet - ', 'Sent - '] as const;
export type TitlePrefix = (typeof prefixes)[number];

/** One entry for each component on the page that asks for a prefix. */
const requested: TitlePrefix[] = [];

function updateTitle() {
  const current = prefixes.find((prefix) => document.title.startsWith(prefix)) ?? '';
  const wanted = prefixes.find((prefix) => requested.includes(prefix)) ?? '';
  if (current !== wanted) document.title = wanted + document.title.slice(current.length);
}

/** Begins the document title with the state of a form, for as long as the form is in that state (FM3, FM5). */
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
