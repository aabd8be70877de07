import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingNotice } from '../src/chrome/loading-notice.tsx';
import { getAttribute, findElements, serialize, setAttribute } from '../src/lib/html-tree.ts';
import type { Document, Element } from '../src/lib/html-tree.ts';
import { feedTitle } from '#words/document.json';
import { base, pageLocale } from '../src/site/language.ts';
import { withBase } from '../src/site/languages.ts';
import { feedPath, officeLocale } from '../src/site/office.ts';
import { notFound } from '../src/site/routes.ts';
import { escapeHtml } from './escape-html.ts';

/** Matches the elements for `<head>`. React renders them before the other markup of the page. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Inserts a rendered page into the template: the elements for `<head>` into `<head>`, and all other elements into
 * `#root`. Sets
 * - `data-path`, the path of the page. If the URL spells this path differently, the boot script corrects the URL
 *   (runtime/boot/correct-url.ts). The path is empty in the 404 page, because hosts serve that page at any URL.
 * - `data-built`, the day of the build. Pages use this day to detect a wrong clock of the device (lib/device-clock.ts).
 */
export function fillTemplate(template: string, path: string, rendered: string, moreHead = ''): string {
  const head = HEAD_ELEMENTS.exec(rendered)?.[0] ?? '';
  // Texts that can contain `$` are returned by functions, because `$` is special in a replacement string.
  return template
    .replace('<!--language-->', pageLocale ?? officeLocale)
    .replace('<!--path-->', path === notFound.path ? '' : withBase(base, path))
    .replace('<!--feed-path-->', feedPath)
    .replace('<!--feed-title-->', () => escapeHtml(feedTitle))
    .replace('<!--built-->', new Date().toISOString().slice(0, 10))
    .replace('<!--loading-->', () => renderToStaticMarkup(createElement(LoadingNotice, { isFixed: true })))
    .replace('<!--head-->', () => head + moreHead)
    .replace('<!--app-->', () => rendered.slice(head.length));
}

/**
 * Checks that HTML parsers create the same elements as React. If the elements differ, hydration renders the page again.
 * @param rendered the HTML from React
 * @param document the same HTML, parsed
 * @throws Error that names the page and the first element that is not allowed, such as a list in a paragraph
 */
export function assertValidNesting(path: string, rendered: string, document: Document): void {
  const root = findElements(document).find((element) => getAttribute(element, 'id') === 'root');
  const findTags = (html: string) => [...html.matchAll(/<(\/?[a-z][\w-]*)/gi)].map(([, tag = '']) => tag);
  const headLength = HEAD_ELEMENTS.exec(rendered)?.[0].length ?? 0;
  const renderedTags = findTags(rendered.slice(headLength));
  const parsedTags = findTags(root ? serialize(root) : '');
  const firstDifference = renderedTags.findIndex((tag, i) => tag !== parsedTags[i]);
  if (firstDifference < 0) return;
  const tagsBefore = renderedTags.slice(Math.max(0, firstDifference - 3), firstDifference).join('><');
  throw new Error(
    `${path} has an element where HTML does not allow it: see <${renderedTags[firstDifference]}> after <${tagsBefore}>`,
  );
}

/**
 * Replaces `data-until-found` (components/use-until-found.ts) by `hidden="until-found"`, which React cannot render
 * (react#24740).
 */
export function hideUntilFound(document: Document): void {
  for (const element of findElements(document)) {
    if (getAttribute(element, 'data-until-found') === undefined) continue;
    setAttribute(element, 'data-until-found', undefined);
    setAttribute(element, 'hidden', 'until-found');
  }
}

/**
 * Changes markup that libraries render, so that it works before hydration.
 * - Removes style attributes, because the content security policy blocks them. The style sheet has the same styles, and
 *   React ignores the missing attributes during hydration.
 * - Removes buttons with `aria-hidden` from the tab order. Headless UI's TabGroup renders such buttons to manage focus.
 *   Before hydration, they would be tab stops that do nothing (G16).
 */
export function prepareForHydration(document: Document): void {
  for (const element of findElements(document)) {
    setAttribute(element, 'style', undefined);
    if (element.tagName === 'button' && getAttribute(element, 'aria-hidden') === 'true')
      setAttribute(element, 'tabindex', '-1');
  }
}

/** The attributes whose URL could be a script. */
const URL_ATTRIBUTES = /^(?:href|src|action|formaction)$/;

/** Returns whether the element is an inline script that the policy blocks. The policy allows data, such as JSON-LD. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  getAttribute(element, 'src') === undefined &&
  getAttribute(element, 'type') !== 'application/ld+json';

/** @throws Error that names the page and the first markup that violates the content security policy */
export function assertPolicyCompliance(path: string, document: Document): void {
  for (const element of findElements(document)) {
    const violation = element.attrs.find(
      ({ name, value }) =>
        name === 'style' ||
        name.startsWith('on') ||
        (URL_ATTRIBUTES.test(name) && /^\s*javascript:/i.test(value)),
    );
    if (violation || element.tagName === 'style' || isInlineScript(element))
      throw new Error(
        `${path} contains markup that the Content-Security-Policy blocks: <${element.tagName}${
          violation ? ` ${violation.name}="${violation.value.slice(0, 80)}"` : ''
        }>`,
      );
  }
}
