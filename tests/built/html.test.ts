import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { articleLists, articlePaths, htmlOf, paths, scriptOf, scripts } from './documents.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React and build/server.tsx write `checked=""`, void elements and the doctype in their own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // Safari removes the role of lists without bullets, so these lists have `role="list"` (G4).
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'long-title': 'off', // a title contains the name of the firm, which can be long
    'no-trailing-whitespace': 'off', // the HTML is generated
    'no-inline-style': 'error', // the content security policy blocks inline styles
  },
});

/** Matches everything outside the main content. It is the same on all pages (pages.test.ts), so Home is enough. */
const chrome = /(?<=<body[^>]*>)[^]*?(?=<main)|(?<=<\/main>)[^]*(?=<\/body>)/g;

it.each([...paths, ...articlePaths, articleLists[0]!, '/404'])('%s is valid HTML', async (path) => {
  const html = htmlOf(path)!;
  const report = await validator.validateString(path === '/' ? html : html.replaceAll(chrome, ''));
  const errors = report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? ''})`),
  );
  expect(errors).toEqual([]);
});

it('pages and scripts lack `data-source`, which only the build for audits writes', () => {
  const texts = [...paths.map((path) => htmlOf(path) ?? ''), ...scripts.map(scriptOf)];
  expect(texts.filter((text) => text.includes('data-source'))).toEqual([]);
});
