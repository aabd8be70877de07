import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  hashOf,
  insertThemePlaceholder,
  themeScript,
  inlineFirstPaint,
} from '../../../src/build/first-paint.ts';

const page = insertThemePlaceholder(`<!doctype html><html><head><meta charset="utf-8" /><title>T</title>
  <script src="/src/runtime/theme.js"></script><link rel="stylesheet" href="/assets/index.css" />
  <link rel="stylesheet" media="print" href="/assets/print.css" /></head></html>`);
const sheet = 'p::before{content:"$& a > b"}';

it('inlines the theme script and the style sheets, except that for print', () => {
  const html = inlineFirstPaint(page, (href) => (href === '/assets/index.css' ? sheet : ''));
  expect(html).toContain(`<script>${themeScript}</script><style>${sheet}</style>`);
  expect(html).toContain('<link rel="stylesheet" media="print" href="/assets/print.css" />');
});

it('allows exactly these style sheets by a policy before them', () => {
  const digest = createHash('sha256').update(sheet).digest('base64');
  expect(inlineFirstPaint(page, () => sheet)).toContain(
    `<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' 'sha256-${digest}'" />`,
  );
  expect(hashOf(sheet)).not.toBe(hashOf(`${sheet} `));
});

it('throws for a page without a style sheet, a place for the policy, or the theme', () => {
  expect(() => inlineFirstPaint('<meta charset="utf-8" />', () => sheet)).toThrow('must have a style sheet');
  expect(() => inlineFirstPaint(page.replace('<meta charset="utf-8" />', ''), () => sheet)).toThrow(
    'charset meta element',
  );
  expect(() => insertThemePlaceholder('<head></head>')).toThrow('index.html has no <script');
  expect(insertThemePlaceholder(readFileSync('index.html', 'utf8'))).toContain('<!--theme-->');
});

it('reads the chosen theme in a script of less than 400 characters', () => {
  expect(themeScript).toContain('localStorage');
  expect(themeScript).not.toContain('</');
  expect(themeScript.length).toBeLessThan(400);
});
