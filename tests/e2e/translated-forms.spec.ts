import type { Locator } from '@playwright/test';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { isChatUrl } from '../chat.ts';
import { expect, test, nightly, waitForHydration } from '../browser.ts';
import { ownEnquiries, tabForms } from '../forms.ts';
import { typedNumber } from '../sample-phone.ts';
import { translate } from '../translate.ts';
import { hasPage } from '../../src/site/translated-pages.ts';

/*
 * Sends each form on the pages in other languages. The device is slow, and the browser translates the page before it
 * hydrates. The lead must be in English, with the visitor's words as typed.
 */

const typed: Record<string, string> = { name: 'मीरा जोशी', email: 'meera@example.in', number: typedNumber };
const WORDS = 'जून से पहले';

const forms = [
  ...ownEnquiries.map(({ path, form }) => ({ path, id: form.id })),
  ...tabForms.map(({ id }) => ({ path: '/' as const, id })),
  { path: '/contact' as const, id: 'contact' },
  { path: '/appointment' as const, id: 'appointment' },
  { path: '/contact' as const, id: 'newsletter' },
].flatMap((one) =>
  languages
    .filter((language) => hasPage(language, one))
    .map((language) => ({ ...one, path: getPathInLanguage(language, one.path) })),
);

/**
 * Fills in the visible fields, except fields with a name in `filled`. Selects the last option of selects. If this shows
 * another field, fills in that field too.
 * @returns the names of all fields that are filled in
 */
async function fill(form: Locator, filled: readonly string[] = []): Promise<readonly string[]> {
  const visible = await form
    .locator('input, textarea, select')
    .evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter((one) => one.checkVisibility() && !['radio', 'checkbox'].includes(one.type))
        .map(({ name, localName }) => ({ name, localName })),
    );
  const fields = visible.filter(({ name }) => !filled.includes(name));
  if (fields.length === 0) return filled;
  for (const { name, localName } of fields) {
    const field = form.locator(`${localName}[name="${name}"]`);
    if (localName !== 'select') await field.fill(typed[name] ?? WORDS);
    else if (name !== 'country') {
      await expect(field.locator('option'), 'the select lists days after hydration').not.toHaveCount(1);
      const last = (await field.locator('option').count()) - 1;
      await field.selectOption({ index: /^second/i.test(name) ? 1 : last }); // the second time must differ from the first
    }
  }
  return fill(form, [...filled, ...fields.map(({ name }) => name)]);
}

for (const { path, id } of forms)
  test(`${path}: a slow, translated page sends the form ${id}`, nightly, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path);
    await page.evaluate(translate);
    // The form has this attribute until React saves the draft.
    const title = await page.locator(`form[data-draft="${id}"]`).getAttribute('aria-label');
    const form = page.locator(`form[aria-label="${title}"]`);
    const tab = await form.evaluate((one) => one.closest('[role=tabpanel]')?.getAttribute('aria-labelledby'));
    if (tab) await page.locator(`[id="${tab}"]`).click();
    await form.waitFor(); // the form can be in a tab panel that opens only after hydration
    const filled = await fill(form);
    await waitForHydration(page);
    await fill(form, filled); // an option that was selected before hydration shows its field now
    const request = context.waitForEvent('request', (one) => isChatUrl(one.url()));
    await form.locator('button[type=submit]').click();
    const text = new URL((await request).url()).searchParams.get('text') ?? '';
    expect(text).toContain('Language: Hindi');
    expect(text).toContain(id === 'newsletter' ? typed.email : typed.name);
    const ours = text
      .split('\n')
      .map((line) => line.replace(/^>.*/, '').replaceAll(WORDS, '').replaceAll(typed.name!, ''));
    expect(ours.join('\n')).not.toMatch(/[\u0900-\u097f]/);
    await expect(page.getByRole('heading', { name: /WhatsApp/ }).first()).toBeFocused();
  });
