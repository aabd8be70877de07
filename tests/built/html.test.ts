import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { articleLists, articlePaths, htmlOf, paths, scriptOf, scripts } from './documents.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `checked=""` and void elements in its own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // Safari removes the role of lists without bullets, so these lists have `role="list"` (G4).
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // The document is one line of HTML, so these rules report nothing useful.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
  },
});

/** Matches the header, the menus and the footer. All pages have the same (pages.test.ts), so only Home's are checked. */
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
  const files = [...paths.map((path) => htmlOf(path) ?? ''), ...scripts.map(scriptOf)];
  expect(files.filter((text) => text.includes('data-source'))).toEqual([]);
});
