import { notFound } from '../site/routes.ts';

/** Head elements that React prints in front of the page's markup. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Puts a rendered page into the template: its head elements into `<head>`, the rest into `#root`, and its path into
 * `data-path`, by which the browser corrects an address that is spelled differently (runtime/boot/correct-address.ts). The 404
 * page has no path: it is shown at any address.
 */
export function fillTemplate(template: string, path: string, rendered: string, more = ''): string {
  const head = HEAD_ELEMENTS.exec(rendered)?.[0] ?? '';
  return template
    .replace('<!--path-->', path === notFound.path ? '' : path)
    .replace('<!--head-->', () => head + more)
    .replace('<!--app-->', () =>
      // React cannot render this value (react#24740): components/use-until-found.ts marks the closed parts.
      rendered.slice(head.length).replaceAll(' data-until-found=""', ' hidden="until-found"'),
    );
}

/**
 * Takes out the style attributes that widget libraries write: the policy would block them, and React does not
 * compare attributes when it hydrates. What they did before hydration stands in the style sheet.
 */
export const withoutStyleAttributes = (html: string) => html.replace(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1');

/** Headless UI's focus sentinels are no tab stop while nothing answers them (G16, pitfall of TabGroup). */
export const withoutDeadStops = (html: string) =>
  html.replaceAll(
    '<button type="button" aria-hidden="true">',
    '<button type="button" aria-hidden="true" tabindex="-1">',
  );

/**
 * @throws Error naming the page and the first thing in it that the content security policy forbids
 */
export function assertPolicyKept(path: string, html: string): void {
  const forbidden = [
    /<[a-z][^<>]*\sstyle\s*=/i,
    /<style[\s>]/i,
    /<[a-z][^<>]*\son[a-z]+\s*=/i,
    /<[a-z][^<>]*=["']?\s*javascript:/i,
    /<script(?![^>]* src=)(?! type="application\/ld\+json">)[^>]*>/i, // JSON-LD is data: it is not run
  ];
  for (const pattern of forbidden) {
    const found = pattern.exec(html);
    if (found) throw new Error(`${path} holds what the policy forbids: ${found[0].slice(0, 120)}`);
  }
}
