import { HtmlValidate } from 'html-validate';
import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../browser.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes `checked=""` and its like, and ends no void element differently from what it does.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // Safari drops the list role of lists without bullets (G4).
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // React writes one line; words and white space inside it are the browser's matter.
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
  },
});

for (const path of [...routes.map((route) => route.path as string), '/404.html']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const faults = report.results.flatMap((result) =>
      result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? ''})`),
    );
    expect(faults).toEqual([]);
  });
}
