import { inPage } from './check.ts';

/** A link says where it leads without the text around it (2.4.4, and 2.4.9 as far as it can be told). */
export const genericLinks = inPage('generic-link', '2.4.4', () =>
  window.aid
    .shownAll('a[href]')
    .filter((link) =>
      /^((click|tap|press) )?(here|more|read more|learn more|know more|view more|details|this|link|go|continue|view|see all)[.…>»→\s]*$/i.test(
        window.aid.name(link),
      ),
    )
    .map((link) => window.aid.tell(link, `"${window.aid.name(link)}" does not say where it leads`)),
);

/** Links of one name lead to one place. A chat or mail with other words in it is still the same place. */
export const repeatedLinks = inPage('repeated-link', '2.4.4', () => {
  const places = new Map<string, string>();
  return window.aid.shownAll<HTMLAnchorElement>('a[href]').flatMap((link) => {
    const name = window.aid.name(link).toLowerCase();
    const { protocol, host, pathname, hash } = new URL(link.href);
    const place = [protocol, host, pathname, hash].join(' ');
    const known = places.get(name) ?? place;
    places.set(name, known);
    return known === place ? [] : [window.aid.tell(link, `"${name}" leads to ${known} too`)];
  });
});

/** NW1: what opens a new tab says so in its name. */
export const newTabs = inPage('new-tab', '3.2.5', () =>
  window.aid
    .shownAll('[target=_blank]')
    .filter((link) => !/new (tab|window)/i.test(window.aid.name(link)))
    .map((link) => window.aid.tell(link, 'opens a new tab without saying so')),
);
