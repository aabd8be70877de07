import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingNotice } from '../src/chrome/loading-notice.tsx';
import { attribute, elementsOf, serialize, setAttribute } from '../src/lib/html-tree.ts';
import type { Document, Element } from '../src/lib/html-tree.ts';
import { feedTitle } from '#words/document.json';
import { base, pageLocale } from '../src/site/language.ts';
import { withBase } from '../src/site/languages.ts';
import { feedPath, language } from '../src/site/office.ts';
import { notFound } from '../src/site/routes.ts';

/** Matches the head elements, which React renders before the markup of the page. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Inserts a rendered page into the template: the head elements into `<head>` and the rest into `#root`.
 * - `data-path` is the path of the page. The boot script corrects the URL if the URL has another spelling of the path
 *   (runtime/boot/correct-url.ts). The 404 page has no path, because hosts serve it at any URL.
 * - `data-built` is the day of the build, which reveals a wrong clock of the device (lib/device-clock.ts).
 */
export function fillTemplate(template: string, path: string, rendered: string, more = ''): string {
  const head = HEAD_ELEMENTS.exec(rendered)?.[0] ?? '';
  return template
    .replace('<!--language-->', pageLocale ?? language)
    .replace('<!--path-->', path === notFound.path ? '' : withBase(base, path))
    .replace('<!--feed-path-->', feedPath)
    .replace('<!--feed-title-->', feedTitle)
    .replace('<!--built-->', new Date().toISOString().slice(0, 10))
    .replace('<!--loading-->', () => renderToStaticMarkup(createElement(LoadingNotice, { isFixed: true })))
    .replace('<!--head-->', () => head + more)
    .replace('<!--app-->', () => rendered.slice(head.length));
}

/**
 * Checks that the HTML parser creates the same elements as React: if the elements differ, hydration replaces the page.
 * @throws Error that names the page and the first invalid element, such as a list in a paragraph
 */
export function assertValidNesting(path: string, rendered: string, document: Document): void {
  const root = elementsOf(document).find((element) => attribute(element, 'id') === 'root');
  const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z][\w-]*)/gi)].map(([, tag = '']) => tag);
  const tags = tagsOf(rendered.slice(HEAD_ELEMENTS.exec(rendered)?.[0].length ?? 0));
  const parsed = tagsOf(root ? serialize(root) : '');
  const first = tags.findIndex((tag, i) => tag !== parsed[i]);
  if (first >= 0)
    throw new Error(
      `${path} has an element where HTML does not allow it: see <${tags[first]}> after <${tags.slice(Math.max(0, first - 3), first).join('><')}>`,
    );
}

/**
 * Sets `hidden="until-found"` on the elements that components/use-until-found.ts marks. React cannot render this value
 * (react#24740).
 */
export function hideUntilFound(document: Document): void {
  for (const element of elementsOf(document)) {
    if (attribute(element, 'data-until-found') === undefined) continue;
    setAttribute(element, 'data-until-found', undefined);
    setAttribute(element, 'hidden', 'until-found');
  }
}

/**
 * Changes the markup of libraries for the time before hydration.
 * - Removes style attributes, because the content security policy blocks them. The style sheet has their styles, and
 *   React ignores the difference during hydration.
 * - Removes the focus sentinels of Headless UI's TabGroup from the tab order, because before hydration they only stop
 *   the keyboard focus (G16).
 */
export function prepareForHydration(document: Document): void {
  for (const element of elementsOf(document)) {
    setAttribute(element, 'style', undefined);
    if (element.tagName === 'button' && attribute(element, 'aria-hidden') === 'true')
      setAttribute(element, 'tabindex', '-1');
  }
}

/** Whether an element is an inline script. JSON-LD is data. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  attribute(element, 'type') !== 'application/ld+json';

/** @throws Error that names the page and its first violation of the content security policy */
export function assertPolicyCompliance(path: string, document: Document): void {
  for (const element of elementsOf(document)) {
    const violation = element.attrs.find(
      ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
    );
    if (violation || element.tagName === 'style' || isInlineScript(element))
      throw new Error(
        `${path} contains markup that the Content-Security-Policy blocks: <${element.tagName}${
          violation ? ` ${violation.name}="${violation.value.slice(0, 80)}"` : ''
        }>`,
      );
  }
}
