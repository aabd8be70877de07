import { expect, test } from '../browser.ts';

/** Trusted Types, which TypeScript does not declare yet. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

/** Reports violations as console errors, which fail the test in any document. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`violation of ${effectiveDirective} by ${blockedURI}`),
    ),
  ),
);

test(
  'blocks and reports markup, styles and scripts made from text',
  { tag: '@nightly' },
  async ({ page, consoleErrors }) => {
    await page.goto('/privacy');
    const outcome = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const element = document.createElement('p');
      return {
        emptyMarkup: attempt(() => (element.innerHTML = '')),
        markup: attempt(() => (element.innerHTML = '<b>text</b>')),
        script: attempt(() => (document.createElement('script').text = 'document.title = "run"')),
        policy: attempt(() =>
          (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('ours', {}),
        ),
        style: attempt(() => element.setAttribute('style', 'color: red')) + element.style.color,
        text: attempt(() => (element.textContent = '<b>text</b>')),
        sheet:
          attempt(() =>
            document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
          ) +
          String(document.head.querySelector<HTMLStyleElement>('style:last-of-type')?.sheet?.cssRules.length),
      };
    });
    expect(outcome).toEqual({
      emptyMarkup: 'TypeError',
      markup: 'TypeError',
      script: 'TypeError',
      policy: 'TypeError',
      style: 'done',
      text: 'done',
      sheet: 'doneundefined',
    });
    for (const directive of [
      'require-trusted-types-for',
      'trusted-types',
      'style-src-attr',
      'style-src-elem',
    ])
      await expect.poll(() => consoleErrors.join('\n')).toContain(`violation of ${directive} by`);
    consoleErrors.length = 0; // expected
  },
);
