import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { billDiscounting } from '../../../src/enquiry/forms/capital.ts';
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

test('attaches the figures of a calculator to the lead, unless the visitor leaves them out', async () => {
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
