import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  assertPolicyCompliance,
  assertValidNesting,
  fillTemplate,
  hideUntilFound,
  prepareForHydration,
} from '../../../src/build/document.ts';
import { parse, serialize } from '../../../src/lib/html-tree.ts';
import { notFound } from '../../../src/site/routes.ts';

describe('the prerendered document', () => {
  it('lets the visitor zoom (G14, SC 1.4.4)', () => {
    const [viewport] = /<meta name="viewport"[^>]*>/.exec(readFileSync('index.html', 'utf8')) ?? [];
    expect(viewport).toContain('"width=device-width, initial-scale=1, viewport-fit=cover"');
  });

  it('puts title and meta into the head, the rest into the body, and its path into the html element', () => {
    const html = fillTemplate(
      '<html lang="<!--language-->" data-path="<!--path-->"><head><!--head--></head><div id="root"><!--app--></div>',
      '/about',
      '<title>T</title><meta name="description" content="$&amp;"/><main>words</main>',
    );
    expect(html).toBe(
      '<html lang="en-IN" data-path="/about"><head><title>T</title><meta name="description" content="$&amp;"/></head><div id="root"><main>words</main></div>',
    );
    // The 404 page is shown at any address.
    expect(fillTemplate('<html data-path="<!--path-->">', notFound.path, '')).toBe('<html data-path="">');
  });

  it.each([
    ['a list in a paragraph', '<p>Text<ul><li>x</li></ul></p>', '<ul> after <p>'],
    ['a link in a link', '<a href="/a">x <a href="/b">y</a></a>', '<a> after <a>'],
    ['a table row without a body', '<table><tr><td>x</td></tr></table>', '<tr> after <table>'],
  ])('may not have %s, which a browser would move', (_title, rendered, message) => {
    const document = parse(`<!DOCTYPE html><div id="root">${rendered}</div>`);
    expect(() => assertValidNesting('/fees', rendered, document)).toThrow(
      new RegExp(`^/fees .*(?:${message})`),
    );
  });

  it('may have templates, drawings and head elements', () => {
    const body =
      '<template><li>a</li></template><svg viewBox="0 0 1 1"><clipPath id="c"><path d="M0 0"></path></clipPath></svg>';
    const document = parse(`<!DOCTYPE html><title>T</title><div id="root">${body}</div>`);
    expect(() => assertValidNesting('/fees', `<title>T</title>${body}`, document)).not.toThrow();
  });

  it.each([
    [
      'removes only style attributes',
      prepareForHydration,
      '<p style="opacity:0" class="a">style="x"</p><b data-style="y"></b>',
      '<p class="a">style="x"</p><b data-style="y"></b>',
    ],
    [
      'makes hidden focus sentinels unfocusable until hydration',
      prepareForHydration,
      '<button type="button" aria-hidden="true"></button><button type="button">Go</button>',
      '<button type="button" aria-hidden="true" tabindex="-1"></button><button type="button">Go</button>',
    ],
    [
      'lets the browser find text in closed elements',
      hideUntilFound,
      '<div data-until-found="" id="a"><p>data-until-found=""</p></div>',
      '<div id="a" hidden="until-found"><p>data-until-found=""</p></div>',
    ],
    [
      'changes the content of templates too',
      prepareForHydration,
      '<template><p style="color:red">x</p></template>',
      '<template><p>x</p></template>',
    ],
  ])('%s', (_title, change, before, after) => {
    const document = parse(`<!DOCTYPE html><html><head></head><body>${before}</body></html>`);
    change(document);
    expect(serialize(document)).toBe(`<!DOCTYPE html><html><head></head><body>${after}</body></html>`);
  });

  it.each([
    ['a style attribute on its own line', "<p class=a\n  STYLE = 'x'>"],
    ['a style element', '<style>p{}</style>'],
    ['a handler among attributes', '<img src="/a.png"\tonError=go() alt="">'],
    ['an address that is a script', '<a href="javascript:go()">'],
    ['an inline script', '<script>go()</script>'],
    ['an inline module', '<script type="module">go()</script>'],
  ])('throws for %s, with the page in the message', (_what, html) => {
    expect(() => assertPolicyCompliance('/about', parse(html))).toThrow(
      /^\/about contains markup that the Content-Security-Policy blocks/,
    );
  });

  it('accepts style=, onclick= and javascript: in text, data attributes and file names', () => {
    const page = `<!doctype html><html lang="en-IN"><head>
      <link rel="stylesheet" href="/assets/index.css"><script src="/assets/theme.js"></script>
      <script type="module" src="/assets/main.js"></script>
      <script type="application/ld+json">{"name":"style=1 onclick=2"}</script></head>
      <body><p class="style" data-style="a">on time, in style="x", onclick="y", javascript:z</p></body></html>`;
    expect(() => assertPolicyCompliance('/', parse(page))).not.toThrow();
  });
});
