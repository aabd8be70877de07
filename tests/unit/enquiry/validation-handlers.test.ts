import type { UseFormReturn } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { FormDefinition, Values } from '../../../src/enquiry/form-definition.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { foreignCompany, partner } from '../../../src/enquiry/forms/expansion.ts';
import { listControls } from '../../../src/enquiry/form-controls.ts';
import { createValidationHandlers } from '../../../src/enquiry/validation-handlers.ts';

/** Returns handlers, and the mock of React Hook Form's `trigger`, for a form with errors in these controls. */
function setUp(form: FormDefinition, invalid: readonly string[], submitCount: number) {
  const errors = Object.fromEntries(invalid.map((name) => [name, { type: 'custom' }]));
  const trigger = vi.fn<UseFormReturn<Values>['trigger']>();
  return { trigger, ...createValidationHandlers(form, { errors, submitCount, trigger }) };
}

it.each<{ form: FormDefinition; changed: string; dependents: readonly string[] }>([
  { form: partner, changed: 'country', dependents: ['number'] },
  { form: partner, changed: 'number', dependents: ['country'] },
  { form: partner, changed: 'trade', dependents: ['otherTrade'] },
  { form: partner, changed: 'city', dependents: [] },
  { form: foreignCompany, changed: 'home', dependents: ['number'] },
  { form: foreignCompany, changed: 'name', dependents: [] },
  {
    form: appointment,
    changed: 'secondDay',
    dependents: ['firstDay', 'firstTime', 'secondDay', 'secondTime'],
  },
  { form: appointment, changed: 'name', dependents: [] },
])('$form.id: after a submit, a change of $changed validates $dependents (FM2)', (row) => {
  const { trigger, onChange } = setUp(row.form, listControls(row.form), 1);
  onChange({ target: { name: row.changed } } as never);
  expect(trigger.mock.calls).toEqual(row.dependents.length > 0 ? [[row.dependents]] : []);
});

it('before a submit, a change validates only controls with an error (FM2)', () => {
  const { trigger, onChange } = setUp(partner, ['country', 'city'], 0);
  for (const name of ['number', 'city', 'trade', 'email']) onChange({ target: { name } } as never);
  expect(trigger.mock.calls).toEqual([[['country']], [['city']]]);
});

it.each([
  [0, 'Noida', 'text', [['city']]],
  [0, '', 'text', []],
  [0, 'Noida', 'submit', []],
  [1, 'Noida', 'text', []],
])(
  'after %i submits, focus that leaves %j for a control of type %s validates %j (FM2)',
  (submitCount, value, type, calls) => {
    const { trigger, onBlur } = setUp(partner, [], submitCount);
    onBlur({ target: { name: 'city', value }, relatedTarget: { type } } as never);
    expect(trigger.mock.calls).toEqual(calls);
  },
);
