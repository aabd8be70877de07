import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { REDUCED, stubMedia } from '../chrome/support.tsx';
import { Show } from '../enquiry/show.tsx';
import { short } from '../../forms.ts';
import { listenTo, readAloud } from './listen.ts';

const { service } = short.fields;

beforeEach(() => {
  stubMedia(REDUCED);
  vi.stubGlobal('open', () => ({ opener: window }));
  render(<Show form={short} />);
});

async function send() {
  await userEvent.click(screen.getByRole('button', { name: /^Send enquiry/ }));
  // The rules may have to be fetched first.
  await waitFor(() => expect(document.querySelector('.error-summary, .hand-off h3')).not.toBeNull());
}
const field = (name: string) => screen.getByLabelText(name);

it('announces every field with its label and as required (FM1)', async () => {
  expect(await readAloud()).toEqual(
    expect.arrayContaining([
      'textbox, Full name, required',
      'textbox, Email, required',
      `combobox, ${service.label}, has popup listbox, not expanded, required`,
      'button, Send enquiry (opens in new tab)',
    ]),
  );
});

it('announces the error summary once after a failed submit, with one link for each error (FM3)', async () => {
  const announced = await listenTo(send);
  expect(announced.slice(1)).toEqual([
    `group, There is a problem, Enter your name. Enter your email address, like name@example.com. ${service.choice.missing}`,
  ]);
  const read = await readAloud();
  expect(read[0]).toContain('group, There is a problem');
  expect(read[1]).toBe('heading, There is a problem, level 2');
  expect(read.filter((phrase) => /^link, (Enter|Choose)/.test(phrase))).toEqual([
    'link, Enter your name.',
    'link, Enter your email address, like name@example.com.',
    `link, ${service.choice.missing}`,
  ]);
});

it('announces an invalid field with its message (FM4)', async () => {
  await send();
  expect(await readAloud()).toContain('textbox, Full name, Error: Enter your name., invalid, required');
});

it('announces the field that a link of the summary focuses (FM3)', async () => {
  await send();
  const announced = await listenTo(() =>
    userEvent.click(screen.getByRole('link', { name: 'Enter your name.' })),
  );
  expect(announced.at(-1)).toBe('textbox, Full name, Error: Enter your name., invalid, required');
});

it('announces the next step after a valid submit, and the success when the visitor confirms it (FM5)', async () => {
  await userEvent.type(field('Full name'), 'Asha Rao');
  await userEvent.type(field('Email'), 'asha@example.in');
  await userEvent.selectOptions(field(service.label), service.choice.options[0]?.label ?? '');
  const handedOff = await listenTo(async () => {
    await send();
    await screen.findByRole('heading', { name: 'Now press Send in WhatsApp' });
  });
  expect(handedOff).toContain('heading, Now press Send in WhatsApp, level 3');
  expect(handedOff.filter((phrase) => phrase.includes('has been sent'))).toEqual([]);
  const confirmed = await listenTo(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
  });
  expect(confirmed.filter((phrase) => phrase.includes('has been sent successfully'))).toHaveLength(1);
});
