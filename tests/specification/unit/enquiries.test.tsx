import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { billDiscounting, loans } from '../../../src/enquiry/forms/capital.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { getFieldId } from '../../../src/enquiry/form-controls.ts';
import { saveAttachedLines, savePrefilledAnswers } from '../../../src/lib/prefill.ts';
import { validAnswers } from '../../enquiries.ts';
import { control, lead, press, send, withoutChat } from '../../unit/enquiry/chat.ts';
import { Show } from '../../unit/enquiry/show.tsx';

const path = '/services/billDiscounting';
const showForm = () => render(<Show form={billDiscounting} at={`${path}#enquiry`} />);
const field = (name: string) => control(getFieldId(billDiscounting, name));
async function fill(answers: Record<string, string>) {
  for (const [name, answer] of Object.entries(answers)) await userEvent.type(field(name), answer);
}
const valid = Object.fromEntries(
  ['name', 'amount', 'days', 'buyer', 'email'].map((name) => [name, validAnswers(billDiscounting)[name]!]),
);
const { amount: _amount, days: _days, ...others } = valid;
const click = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

withoutChat();

test('the subjects of Contact have a group of services', () => {
  render(<Show form={contact} />);
  const services = screen.getByRole('group', { name: 'Another service' });
  expect(within(services).getAllByRole('option').length).toBeGreaterThan(5);
});

test('a lead has the attached figures of a calculator until the visitor removes them', async () => {
  saveAttachedLines(path, ['Cost a year: 32.02%', 'Money today: ₹4,75,000']);
  const view = showForm();
  expect(screen.getByText('Cost a year: 32.02%')).not.toHaveAttribute('lang');
  await fill(valid);
  await press(send);
  expect(lead()).toContain('\n- Cost a year: 32.02%\n- Money today: ₹4,75,000\nTime in India: ');
  view.unmount();
  showForm();
  await click('Change the message');
  await click('Leave it out');
  await press(send);
  expect(lead()).not.toContain('32.02');
});

test('figures of a calculator are used for one enquiry only', async () => {
  saveAttachedLines(path, ['Money today: ₹4,75,000']);
  savePrefilledAnswers(path, { amount: '₹5,00,000' });
  showForm();
  await fill({ ...others, days: '60' });
  await press(send);
  await click('I have sent it');
  await click('Write another enquiry');
  expect(screen.queryByText('Money today: ₹4,75,000')).toBeNull();
  expect([field('name').value, field('amount').value]).toEqual(['', '']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a field that the visitor has cleared is filled again only with newer figures', async () => {
  savePrefilledAnswers(path, { amount: '₹6,00,000', days: '60', reply: 'phone', none: 'x' });
  const view = showForm();
  expect([field('amount').value, field('days').value]).toEqual(['₹6,00,000', '60']);
  expect(field('reply-email')).toBeChecked(); // a calculator cannot prefill the reply method
  await userEvent.clear(field('amount'));
  view.unmount();
  const again = showForm();
  expect([field('amount').value, field('days').value]).toEqual(['', '60']);
  again.unmount();
  savePrefilledAnswers(path, { amount: '₹7,00,000', days: '60' });
  showForm();
  expect(field('amount')).toHaveValue('₹7,00,000');
  await fill(others);
  await userEvent.type(field('amount'), ' or more');
  await press(send);
  expect(lead()).toContain('Amount of the invoice: ₹7,00,000 or more\nDays until it is due: 60\n');
  expect(lead()).not.toContain('Calculated with'); // no calculation is attached
});

test('a form selects a prefilled option only if the field has this option', () => {
  const calculate = (kind?: string) => {
    savePrefilledAnswers('/loan', kind ? { kind, none: 'x' } : {}, 'borrow');
    const { unmount } = render(<Show form={loans} at="/loan" />);
    const { value } = control(getFieldId(loans, 'kind'));
    unmount();
    return value;
  };
  const kinds = ['Loan for a castle', 'Home loan', 'Loan against property', undefined].map(calculate);
  expect(kinds).toEqual(['', 'Home loan', 'Loan against property', '']);
});

test('the lead states the calculated figure of an answer that the visitor has changed', async () => {
  saveAttachedLines(path, ['Money today: ₹4,75,000']);
  savePrefilledAnswers(path, { amount: '₹5,00,000', days: '60' });
  showForm();
  const shown = () => screen.queryByText('Calculated with Amount of the invoice: ₹5,00,000');
  expect(shown()).toBeNull();
  await userEvent.clear(field('amount'));
  expect(shown()).toBeNull();
  await userEvent.type(field('amount'), '6 lakh');
  expect(shown()).toBeVisible();
  await fill(others);
  await press(send);
  expect(lead()).toContain('\nAmount of the invoice: 6 lakh\nDays until it is due: 60\n');
  expect(lead()).toContain(
    '\n- Calculated with Amount of the invoice: ₹5,00,000\n- Money today: ₹4,75,000\nTime in India: ',
  );
});

test('the lead does not repeat a calculated figure that an attached line already states', async () => {
  saveAttachedLines(path, ['You could borrow about: ₹42,51,294', 'Income ₹85,000 a month']);
  savePrefilledAnswers(path, { amount: '₹42,51,294', days: '60' });
  showForm();
  await userEvent.clear(field('amount'));
  await fill({ ...others, amount: '30 lakh', days: '0' });
  await press(send);
  expect(lead()).toContain(
    '\n- Calculated with Days until it is due: 60\n- You could borrow about: ₹42,51,294\n',
  );
  expect(lead()).not.toContain('Calculated with Amount of the invoice');
});

test('removing the figures clears the prefilled fields that the visitor has not changed', async () => {
  saveAttachedLines(path, ['Money today: ₹4,75,000']);
  savePrefilledAnswers(path, { amount: '₹5,00,000', days: '60' });
  const view = showForm();
  await userEvent.type(field('days'), ' or so');
  await click('Leave it out');
  expect(field('name').form).toHaveFocus(); // the pressed button no longer exists
  expect(screen.queryByText('Money today: ₹4,75,000')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([expect.stringContaining('draft')]);
  view.unmount();
  showForm();
  expect([field('amount').value, field('days').value]).toEqual(['', '60 or so']);
});
