import { expect, it } from 'vitest';
import { callWindows } from '../../../src/enquiry/form-definition.ts';
import type { FieldDefinition, FormDefinition } from '../../../src/enquiry/form-definition.ts';
import { shown, texts } from '../../../src/messages/hi/shown.ts';
import { firm } from '../../../src/site/firm.ts';
import { leadForms } from '../../enquiries.ts';
import { silentForms } from '../../forms.ts';

function fieldTexts(field: FieldDefinition): (string | undefined)[] {
  const own = [field.label, 'hint' in field ? field.hint : undefined];
  if (field.kind === 'text') return [...own, field.missing];
  if (field.kind !== 'choice') return own;
  const { prompt, missing, options } = field.choice;
  const labels = options.flatMap((entry) => [
    entry.label,
    ...('options' in entry ? entry.options.map(({ label }) => label) : []),
  ]);
  return [...own, prompt, missing, ...labels];
}

const formTexts = (form: FormDefinition) =>
  [
    form.title,
    'submit' in form ? String(form.submit) : undefined,
    'success' in form ? String(form.success) : undefined,
    ...Object.values(form.fields).flatMap(fieldTexts),
  ].filter((text) => text !== undefined);

const forms = [...leadForms, ...silentForms].map((form) => ({ id: form.id, own: formTexts(form) }));
const common = [...callWindows.map(({ time }) => time), firm.clock.place, firm.consultationHours];

it.each([...forms, { id: 'all forms', own: common }])('has the Hindi of all texts of $id', ({ id, own }) => {
  const missing = own.filter((text) => !Object.hasOwn(texts, text));
  expect(missing, `${id}: add these texts to src/messages/hi/`).toEqual([]);
  for (const text of own) expect(shown(text)).toBe(texts[text]);
});

it('has no Hindi of texts that no form has', () => {
  const used = new Set([...forms.flatMap(({ own }) => own), ...common]);
  expect(Object.keys(texts).filter((text) => !used.has(text))).toEqual([]);
});

it('ends a sentence with a danda where the English has a full stop', () => {
  for (const [english, hindi] of Object.entries(texts))
    expect(hindi.endsWith('।'), `${english}: ${hindi}`).toBe(english.endsWith('.'));
});
