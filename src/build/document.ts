import { notFound } from '../site/routes.ts';

/** Head elements that React renders before the page's markup. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Inserts a rendered page into the template: its head elements into `<head>`, the rest into `#root`, and its path into
 * `data-path`, by which the browser corrects other spellings of the address (runtime/boot/correct-address.ts). The 404
 * page has no path, since it is shown at any address.
 */
export function fillTemplate(template: string, path: string, rendered: string, more = ''): string {
  const head = HEAD_ELEMENTS.exec(rendered)?.[0] ?? '';
  return template
    .replace('<!--path-->', path === notFound.path ? '' : path)
    .replace('<!--head-->', () => head + more)
    .replace('<!--app-->', () =>
      // React cannot render this value (react#24740): components/use-until-found.ts marks closed elements.
      rendered.slice(head.length).replaceAll(' data-until-found=""', ' hidden="until-found"'),
    );
}

/**
 * Removes style attributes that widget libraries render: the content security policy blocks them, and React ignores the
 * difference during hydration. The style sheet has the styles that apply before hydration.
 */
export const removeStyleAttributes = (html: string) => html.replace(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1');

/** Removes Headless UI's focus sentinels from the tab order until hydration (G16, pitfall of TabGroup). */
export const removeInertTabStops = (html: string) =>
  html.replaceAll(
    '<button type="button" aria-hidden="true">',
    '<button type="button" aria-hidden="true" tabindex="-1">',
  );

/** @throws Error that names the page and the first violation of the content security policy in it */
export function assertPolicyCompliance(path: string, html: string): void {
  const forbidden = [
    /<[a-z][^<>]*\sstyle\s*=/i,
    /<style[\s>]/i,
    /<[a-z][^<>]*\son[a-z]+\s*=/i,
    /<[a-z][^<>]*=["']?\s*javascript:/i,
    /<script(?![^>]* src=)(?! type="application\/ld\+json">)[^>]*>/i, // JSON-LD is data, not script
  ];
  for (const pattern of forbidden) {
    const found = pattern.exec(html);
    if (found)
      throw new Error(
        `${path} contains markup that the Content-Security-Policy blocks: ${found[0].slice(0, 120)}`,
      );
  }
}
