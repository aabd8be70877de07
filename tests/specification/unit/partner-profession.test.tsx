import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBlankValues, isApplicable } from '../../../src/enquiry/form-controls.ts';
import type { ValuesOf } from '../../../src/enquiry/form-controls.ts';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import { partner } from '../../../src/enquiry/forms/expansion.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';
import { createSchema } from '../../../src/enquiry/schema.ts';
import { hydrate, setDraft, withPrerenderedForms } from '../../unit/enquiry/prerendered.ts';
import { Show } from '../../unit/enquiry/show.tsx';

withPrerenderedForms();

const other = () => screen.queryByLabelText('Which profession?');
const tradeField = () => screen.getByLabelText<HTMLSelectElement>('Your profession');
const typed = {
  ...(createBlankValues(partner) as ValuesOf<typeof partner>),
  name: 'Asha Rao',
  city: 'Pune',
  number: '98765 43210',
};

it('the partner form lists who can join in the order of the specification, then chartered accountants', () => {
  const values = listOptions(partner.fields.trade.choice).map(({ value }) => value);
  expect(values.join()).toBe(
    'Insurance agent,Fund distributor,Loan agent,Banker,Advisor,Chartered accountant,Something else',
  );
});

it('the partner form asks which profession, if Something else was chosen before hydration or in a draft', async () => {
  const element = <Show form={partner} />;
  const leave = await hydrate(element, () => void (tradeField().value = 'Something else'));
  await waitFor(() => expect(other()).toBeRequired());
  leave();
  setDraft(partner, { trade: 'Something else', otherTrade: 'Accountant' });
  render(element);
  await waitFor(() => expect(other()).toHaveValue('Accountant'));
});

it.each([
  ['Something else', '', false],
  ['Something else', 'Accountant', true],
  ['Banker', '', true],
  ['Banker', 'Accountant', true],
])('the profession %j with the other profession %j is valid: %s', (trade, own, valid) => {
  const values = { ...typed, trade, otherTrade: own };
  expect(createSchema(partner).safeParse(values).success).toBe(valid);
  const isOther = trade === 'Something else';
  expect(isApplicable(partner, 'otherTrade', values)).toBe(isOther);
  expect(formatLead(partner, values).includes('Which profession: ')).toBe(isOther);
});
