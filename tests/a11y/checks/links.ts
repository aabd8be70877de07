import { inPage } from './check.ts';

/** The text of a link names its target without its context (2.4.4, 2.4.9). */
export const genericLinks = inPage('generic-link', '2.4.4', () =>
  window.helpers
    .visibleAll('a[href]')
    .filter((link) =>
      /^((click|tap|press) )?(here|more|read more|learn more|know more|view more|details|this|link|go|continue|view|see all)[.…>»→\s]*$/i.test(
        window.helpers.accessibleName(link),
      ),
    )
    .map((link) =>
      window.helpers.report(link, `"${window.helpers.accessibleName(link)}" does not name its target`),
    ),
);

/** Links with the same name have the same target, ignoring the query of chat and email links. */
export const repeatedLinks = inPage('repeated-link', '2.4.4', () => {
  const targets = new Map<string, string>();
  return window.helpers.visibleAll<HTMLAnchorElement>('a[href]').flatMap((link) => {
    const name = window.helpers.accessibleName(link).toLowerCase();
    const { protocol, host, pathname, hash } = new URL(link.href);
    const target = [protocol, host, pathname, hash].join(' ');
    const known = targets.get(name) ?? target;
    targets.set(name, known);
    return known === target ? [] : [window.helpers.report(link, `"${name}" also links to ${known}`)];
  });
});

/** The name of a link that opens a new tab includes that (NW1). */
export const newTabs = inPage('new-tab', '3.2.5', () =>
  window.helpers
    .visibleAll('[target=_blank]')
    .filter((link) => !/new (tab|window)/i.test(window.helpers.accessibleName(link)))
    .map((link) => window.helpers.report(link, 'opens a new tab, which its name does not include')),
);
