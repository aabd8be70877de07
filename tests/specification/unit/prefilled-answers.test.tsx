import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { billDiscounting } from '../../../src/enquiry/forms/capital.ts';
import { fieldId } from '../../../src/enquiry/form-definition.ts';
import { savePrefilledAnswers } from '../../../src/lib/prefill.ts';
import { control, lead, settled, withoutChat } from '../../unit/enquiry/chat.ts';
import { Show } from '../../unit/enquiry/show.tsx';

const path = '/services/billDiscounting';
const show = () => render(<Show form={billDiscounting} at={`${path}#enquiry`} />);
const field = (name: string) => control(fieldId(billDiscounting, name));

withoutChat();

test('fills fields from a calculator, and updates them from its newer figures', async () => {
  savePrefilledAnswers(path, { amount: '₹6,00,000', days: '60', reply: 'phone', none: 'x' });
  const view = show();
  expect([field('amount').value, field('days').value]).toEqual(['₹6,00,000', '60']);
  expect(field('reply-email')).toBeChecked();
  view.unmount();
  savePrefilledAnswers(path, { amount: '₹7,00,000', days: '60' });
  show();
  expect(field('amount')).toHaveValue('₹7,00,000');
  await userEvent.type(field('name'), 'Asha Rao');
  await userEvent.type(field('buyer'), 'Verma Retail');
  await userEvent.type(field('email'), 'asha@example.in');
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(lead()).toContain('Amount of the invoice: ₹7,00,000\nDays until it is due: 60\n');
});

test('keeps what the visitor wrote', async () => {
  const view = show();
  await userEvent.type(field('amount'), '9 lakh, two invoices');
  savePrefilledAnswers(path, { amount: '₹6,00,000', days: '60' });
  view.unmount();
  show();
  expect([field('amount').value, field('days').value]).toEqual(['9 lakh, two invoices', '60']);
});
