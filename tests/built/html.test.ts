import { readdirSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { articleLists, articlePaths, htmlOf, paths } from './documents.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React serialises `checked=""` and void elements in its own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // Safari removes the role of lists without bullets, so they need it explicitly (G4).
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // React writes the document on one line, so the lengths of lines say nothing.
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
  },
});

/**
 * Matches the menus and the footer. They are the same on every page (pages.test.ts), so they are validated only once.
 */
const chrome = /(?<=<body[^>]*>)[^]*?(?=<main)|(?<=<\/main>)[^]*(?=<\/body>)/g;

it.each([...paths, ...articlePaths, articleLists[0] ?? '', '/404'])('%s is valid HTML', async (path) => {
  const html = htmlOf(path) ?? '';
  const report = await validator.validateString(path === '/' ? html : html.replaceAll(chrome, ''));
  const errors = report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? ''})`),
  );
  expect(errors).toEqual([]);
});

it('no file contains `data-source`, which only the build for audits writes', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const files = [
    ...paths.map((path) => htmlOf(path) ?? ''),
    ...scripts.map((name) => readFileSync(`dist/assets/${name}`, 'utf8')),
  ];
  expect(files.filter((text) => text.includes('data-source'))).toEqual([]);
});
