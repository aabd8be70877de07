import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { billDiscounting } from '../../../src/enquiry/forms/capital.ts';
import { realEstate } from '../../../src/enquiry/forms/protect.ts';
import { controlsOf, fieldId, isAsked } from '../../../src/enquiry/record.ts';
import { saveCarriedAnswers } from '../../../src/lib/carried-answers.ts';
import { saveCarriedLines } from '../../../src/lib/carried-lines.ts';
import { ownEnquiries, validAnswers } from '../../enquiries.ts';
import { Show } from './show.tsx';

const open = vi.fn<(url: string, target: string) => Window | null>();

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window } as Window);
  vi.stubGlobal('open', open);
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 10)));
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const lead = () => decodeURIComponent(open.mock.lastCall?.[0].split('?text=')[1] ?? '');

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry (opens in new tab)' }));
  await settled();
}

describe.each(ownEnquiries)('$path', ({ form }) => {
  test.each(['email', 'phone'] as const)('its lead, answered by %s', async (by) => {
    render(<Show form={form} />);
    const answers = validAnswers(form, by);
    await userEvent.click(control(fieldId(form, `reply-${by}`)));
    for (const name of controlsOf(form)) {
      const field = control(fieldId(form, name));
      if (name === 'reply' || name === 'country' || !isAsked(form, name, answers)) continue;
      if (field.tagName === 'SELECT') await userEvent.selectOptions(field, answers[name] ?? '');
      else fireEvent.input(field, { target: { value: answers[name] } });
    }
    await send();
    await waitFor(() => expect(open).toHaveBeenCalled()); // the rules of the first form come now
    const text = lead();
    expect(text.split('\n')[0]).toBe(`New ${form.title} enquiry`);
    const lines = Object.entries(form.fields)
      .filter(([, { kind }]) => kind !== 'reply')
      .map(([name, { label, inLead }]) => `${inLead ?? label}: ${answers[name]}`);
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(text).toContain(by === 'email' ? '\nEmail: meera@example.in\n' : '\nPhone: +91 98765 43210\n');
    expect(text).not.toContain('Not given');
    expect(text).toMatch(/\nReference: [0-9A-Z]{6}\nPlease respond ASAP\.$/);
  });
});

test('the way that is not chosen is not asked for, and its fault goes with the change', async () => {
  render(<Show form={billDiscounting} />);
  await send();
  expect(screen.getAllByText('Enter your email address, like name@example.com.')).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('By phone'));
  await settled();
  expect(screen.queryByText('Enter your email address, like name@example.com.')).toBeNull();
});

test('a plan or model that a button named is chosen already', () => {
  render(<Show form={realEstate} at="/services/realState?about=Purchase%20Through%20Us#consultation" />);
  expect(screen.getByLabelText('Model')).toHaveValue('Purchase Through Us');
});

test('what a calculator laid down for the page goes along, unless it is left out', async () => {
  saveCarriedLines('/services/billDiscounting', ['Cost a year: 32.02 %', 'Money today: ₹ 4,75,000']);
  const at = '/services/billDiscounting#enquiry';
  const view = render(<Show form={billDiscounting} at={at} />);
  const answers = validAnswers(billDiscounting);
  for (const name of ['name', 'amount', 'days', 'buyer', 'email'])
    await userEvent.type(control(fieldId(billDiscounting, name)), answers[name] ?? '');
  await send();
  expect(lead()).toContain('\n- Cost a year: 32.02 %\n- Money today: ₹ 4,75,000\nTime in India: ');
  view.unmount();
  render(<Show form={billDiscounting} at={at} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change the message' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  await send();
  expect(lead()).not.toContain('32.02');
});

describe('what a calculator was told', () => {
  const path = '/services/billDiscounting';
  const at = `${path}#enquiry`;
  const field = (name: string) => control(fieldId(billDiscounting, name));

  test('is not asked for again, and follows new figures', async () => {
    saveCarriedAnswers(path, { amount: '₹ 6,00,000', days: '60', reply: 'phone', none: 'x' });
    const view = render(<Show form={billDiscounting} at={at} />);
    expect([field('amount').value, field('days').value]).toEqual(['₹ 6,00,000', '60']);
    expect(field('reply-email')).toBeChecked();
    view.unmount();
    saveCarriedAnswers(path, { amount: '₹ 7,00,000', days: '60' });
    render(<Show form={billDiscounting} at={at} />);
    expect(field('amount')).toHaveValue('₹ 7,00,000');
    await userEvent.type(field('name'), 'Asha Rao');
    await userEvent.type(field('buyer'), 'Verma Retail');
    await userEvent.type(field('email'), 'asha@example.in');
    await send();
    expect(lead()).toContain('Amount of the invoice: ₹ 7,00,000\nDays until it is due: 60\n');
  });

  test('takes the place of nothing that a visitor wrote', async () => {
    const view = render(<Show form={billDiscounting} at={at} />);
    await userEvent.type(field('amount'), '9 lakh, two invoices');
    saveCarriedAnswers(path, { amount: '₹ 6,00,000', days: '60' });
    view.unmount();
    render(<Show form={billDiscounting} at={at} />);
    expect([field('amount').value, field('days').value]).toEqual(['9 lakh, two invoices', '60']);
  });
});
