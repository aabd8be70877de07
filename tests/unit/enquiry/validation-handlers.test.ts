import type { UseFormReturn } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { FormDefinition, Values } from '../../../src/enquiry/form-definition.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { foreignCompany, partner } from '../../../src/enquiry/forms/expansion.ts';
import { listControls } from '../../../src/enquiry/form-controls.ts';
import { createValidationHandlers } from '../../../src/enquiry/validation-handlers.ts';

it.each<[FormDefinition, changed: string, dependents: readonly string[]]>([
  [partner, 'country', ['number']],
  [partner, 'number', ['country']],
  [partner, 'trade', ['otherTrade']],
  [partner, 'city', []],
  [foreignCompany, 'home', ['number']],
  [foreignCompany, 'name', []],
  [appointment, 'secondDay', ['firstDay', 'firstTime', 'secondDay', 'secondTime']],
  [appointment, 'name', []],
])('$0.id: after a submit, a change of $1 validates $2 (FM2)', (form, changed, dependents) => {
  const errors = Object.fromEntries(listControls(form).map((name) => [name, { type: 'custom' }]));
  const trigger = vi.fn<UseFormReturn<Values>['trigger']>();
  const { onChange } = createValidationHandlers(form, { errors, submitCount: 1, trigger });
  onChange({ target: { name: changed } } as never);
  expect(trigger.mock.calls).toEqual(dependents.length > 0 ? [[dependents]] : []);
});
