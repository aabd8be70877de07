import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  assertPolicyCompliance,
  assertValidNesting,
  fillTemplate,
  hideUntilFound,
  prepareForHydration,
} from '../../../build/document.ts';
import { parse, serialize } from '../../../src/lib/html-tree.ts';
import { officeLocale } from '../../../src/site/office.ts';
import { notFound } from '../../../src/site/routes.ts';

it('the prerendered document lets the visitor zoom (G14, SC 1.4.4)', () => {
  const [viewport] = /<meta name="viewport"[^>]*>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  expect(viewport).toContain('"width=device-width, initial-scale=1, viewport-fit=cover"');
});

it('the prerendered document has the head elements, content and path in their places', () => {
  const template =
    '<html lang="<!--language-->" data-path="<!--path-->"><head><!--head--></head><div id="root"><!--app--></div>';
  const head = '<title>T</title><meta name="description" content="$&amp;"/>';
  const filled = (path: string) => fillTemplate(template, path, `${head}<main>words</main>`);
  const expected = `<html lang="${officeLocale}" data-path="/about"><head>${head}</head><div id="root"><main>words</main></div>`;
  expect(filled('/about')).toBe(expected);
  expect(filled(notFound.path)).toBe(expected.replace('/about', '')); // hosts serve the 404 page at any URL
});

it.each([
  ['<p>Text<ul><li>x</li></ul></p>', '<ul> after <p>'],
  ['<a href="/a">x <a href="/b">y</a></a>', '<a> after <a>'],
  ['<table><tr><td>x</td></tr></table>', '<tr> after <table>'],
])('the build rejects %s, which the browser would parse into different elements', (rendered, message) => {
  const document = parse(`<!DOCTYPE html><title>T</title><div id="root">${rendered}</div>`);
  expect(() => assertValidNesting('/fees', `<title>T</title>${rendered}`, document)).toThrow(
    new RegExp(`^/fees .*(?:${message})`),
  );
});

const changes = { prepareForHydration, hideUntilFound };

it.each<[name: keyof typeof changes, before: string, after: string]>([
  ['prepareForHydration', '<p style="opacity:0" class="a">style="x"</p>', '<p class="a">style="x"</p>'],
  ['prepareForHydration', '<template><p style="color:red">x</p></template>', '<template><p>x</p></template>'],
  [
    'prepareForHydration', // it makes hidden focus sentinels unfocusable
    '<button aria-hidden="true"></button><button>Go</button>',
    '<button aria-hidden="true" tabindex="-1"></button><button>Go</button>',
  ],
  [
    'hideUntilFound', // it lets the browser find text in closed elements
    '<div data-until-found="" id="a"><p>data-until-found=""</p></div>',
    '<div id="a" hidden="until-found"><p>data-until-found=""</p></div>',
  ],
])('%s() turns %s into %s', (name, before, after) => {
  const document = parse(`<!DOCTYPE html><html><head></head><body>${before}</body></html>`);
  changes[name](document);
  expect(serialize(document)).toBe(`<!DOCTYPE html><html><head></head><body>${after}</body></html>`);
});

it.each([
  "<p class=a\n  STYLE = 'x'>",
  '<style>p{}</style>',
  '<img src="/a.png"\tonError=go() alt="">',
  '<a href="javascript:go()">',
  '<script type="module">go()</script>',
])('the prerendered document is rejected if it has %j, which the Content Security Policy blocks', (html) => {
  expect(() => assertPolicyCompliance('/about', parse(html))).toThrow(
    /^\/about contains markup that the Content-Security-Policy blocks/,
  );
});

it('the prerendered document may have a text that starts like a URL of a script', () => {
  const document = parse('<img src="/a.png" alt="JavaScript: a course">');
  expect(() => assertPolicyCompliance('/about', document)).not.toThrow();
});
