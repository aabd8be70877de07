import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashOf, inlineStyleSheets, inlineTheme, themeScript } from '../../../src/build/first-paint.ts';
import { parse, serialize } from '../../../src/lib/html-tree.ts';

const page = `<!doctype html><html><head><meta charset="utf-8" /><title>T</title>
  <script src="/src/runtime/theme.js"></script><link rel="stylesheet" href="/assets/index.css" />
  <link rel="stylesheet" media="print" href="/assets/print.css" /></head></html>`;
const sheet = 'p::before{content:"$& a > b"}';
const inlinedSheet = `@supports(width:1cqw){${sheet}}`;

function inlined(html: string, sheetText: (href: string) => string): string {
  const document = parse(html);
  inlineTheme(document);
  inlineStyleSheets(document, sheetText);
  return serialize(document);
}

it('inlines the theme script and the style sheets, except that for print', () => {
  const html = inlined(page, (href) => (href === '/assets/index.css' ? sheet : ''));
  expect(html).toContain(`<script>${themeScript}</script><style>${inlinedSheet}</style>`);
  expect(html).toContain('<link rel="stylesheet" media="print" href="/assets/print.css">');
});

it('allows exactly these style sheets by a policy before them', () => {
  const digest = createHash('sha256').update(inlinedSheet).digest('base64');
  expect(inlined(page, () => sheet)).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-${digest}'">`,
  );
  expect(hashOf(sheet)).not.toBe(hashOf(`${sheet} `));
});

it('throws for a page without a style sheet, a place for the policy, or the theme', () => {
  expect(() => inlineStyleSheets(parse('<meta charset="utf-8">'), () => sheet)).toThrow(
    'must have a style sheet',
  );
  expect(() => inlined(page.replace('<meta charset="utf-8" />', ''), () => sheet)).toThrow(
    'charset meta element',
  );
  expect(() => inlineTheme(parse('<head></head>'))).toThrow('index.html has no <script');
  const index = parse(readFileSync('index.html', 'utf8'));
  inlineTheme(index);
  expect(serialize(index)).toContain(themeScript);
});
