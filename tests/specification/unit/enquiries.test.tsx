import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { billDiscounting } from '../../../src/enquiry/forms/capital.ts';
import { appointment } from '../../../src/enquiry/forms/general.ts';
import { fieldId } from '../../../src/enquiry/form-definition.ts';
import { saveAttachedLines } from '../../../src/lib/prefill.ts';
import { validAnswers } from '../../enquiries.ts';
import { control, lead, settled, withoutChat } from '../../unit/enquiry/chat.ts';
import { Show } from '../../unit/enquiry/show.tsx';

withoutChat();

async function send() {
  await userEvent.click(screen.getByRole('button', { name: /opens in new tab/ }));
  await settled();
}

test('what a calculator laid down for the page goes along, unless it is left out', async () => {
  saveAttachedLines('/services/billDiscounting', ['Cost a year: 32.02%', 'Money today: ₹4,75,000']);
  const at = '/services/billDiscounting#enquiry';
  const view = render(<Show form={billDiscounting} at={at} />);
  const answers = validAnswers(billDiscounting);
  for (const name of ['name', 'amount', 'days', 'buyer', 'email'])
    await userEvent.type(control(fieldId(billDiscounting, name)), answers[name] ?? '');
  await send();
  expect(lead()).toContain('\n- Cost a year: 32.02%\n- Money today: ₹4,75,000\nTime in India: ');
  view.unmount();
  render(<Show form={billDiscounting} at={at} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change the message' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  await send();
  expect(lead()).not.toContain('32.02');
});

test('appointment: company is optional and stands in the text', async () => {
  render(<Show form={appointment} />);
  const answers = validAnswers(appointment);
  for (const name of ['name', 'email', 'number', 'message'])
    await userEvent.type(control(fieldId(appointment, name)), answers[name] ?? '');
  await userEvent.selectOptions(control(fieldId(appointment, 'subject')), 'Business consultant');
  await userEvent.type(screen.getByLabelText('Company (optional)'), 'Joshi Textiles');
  await send();
  expect(lead()).toMatch(
    /^New appointment request\n.*\nPhone: \+91 81234 56789\nCompany: Joshi Textiles\nSubject: Business consultant\n/s,
  );
});
