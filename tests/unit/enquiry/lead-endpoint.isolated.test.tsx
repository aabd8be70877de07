import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendLead } from '../../../src/enquiry/lead-delivery.tsx';
import type { Lead } from '../../../src/enquiry/lead-delivery.tsx';
import { listControls } from '../../../src/enquiry/form-controls.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { validAnswers } from '../../enquiries.ts';
import { ownEnquiries } from '../../forms.ts';
import { recordAnnounced } from '../announced.ts';
import { enter, lead, open, press, send } from './chat.ts';
import { setByScript, submit, withPrerenderedForms } from './prerendered.ts';
import { Show } from './show.tsx';

const url = 'https://leads.firm.example/enquiries';
vi.mock('../../../src/site/lead-endpoint.ts', () => ({
  leadEndpoint: { url: 'https://leads.firm.example/enquiries', sentence: 'It keeps your enquiry.' },
}));

const fetched = vi.fn<typeof fetch>();
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));
let messages: ReadonlySet<string>;

withPrerenderedForms();

beforeEach(() => {
  messages = recordAnnounced();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const posted = (call = 0): Lead => JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as Lead;
const queued = () => JSON.parse(sessionStorage.getItem('enquiry-outbox') ?? '[]') as Lead[];
const isAnnounced = (words: RegExp) => waitFor(() => expect([...messages].join()).toMatch(words));

async function sendNewsletter() {
  render(<Show form={newsletter} />);
  enter({ 'Your email': 'meera@example.in' });
  await press(send);
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
}

test('an enquiry is posted to the endpoint in addition to the chat', async () => {
  let reply: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  await sendNewsletter();
  expect(fetched).toHaveBeenCalledOnce();
  const [to, how] = fetched.mock.calls[0]!;
  expect([to, how?.method, how?.keepalive, how?.credentials]).toEqual([url, 'POST', true, 'omit']);
  expect(how?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(posted()).toMatchObject({ form: newsletter.id, answers: { email: 'meera@example.in' } });
  expect(lead()).toBe(posted().text);
  expect(posted().text).toContain(`Reference: ${posted().reference}`);
  await isAnnounced(/on its way to our office/);
  expect(queued()).toEqual([posted()]);
  fireEvent(window, new Event('online'));
  expect(fetched).toHaveBeenCalledOnce();
  reply(new Response(null, { status: 201 }));
  await isAnnounced(/Our office has your enquiry\. Press Send in WhatsApp too/);
  expect(sessionStorage.getItem('enquiry-outbox')).toBeNull();
  expect(document.body).not.toHaveTextContent(/Nothing is sent until|just press Send/);
});

test('all answers of a form are posted, except the number if the reply is by email', async () => {
  fetched.mockImplementation(status(200));
  const { form } = ownEnquiries[0]!;
  render(<Show form={form} />);
  setByScript(form, { ...validAnswers(form, 'phone'), number: '9876543210' });
  fireEvent.click(screen.getByLabelText('By email'));
  setByScript(form, { email: 'meera@example.in' });
  await submit();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(posted().answers).toMatchObject({ reply: 'email', email: 'meera@example.in' });
  expect(Object.keys(posted().answers)).toEqual(listControls(form).filter((control) => control !== 'number'));
  expect(JSON.stringify(posted())).not.toContain('9876543210');
  cleanup();
  render(<Show form={contact} />);
  setByScript(contact, validAnswers(contact));
  await submit();
  await waitFor(() => expect(posted(1).answers).toEqual(validAnswers(contact)));
});

test.each([
  ['a network error', noNetwork],
  ['a server error', status(503)],
])('after %s, the enquiry is posted again when the browser is online', async (_, failure) => {
  fetched.mockImplementation(failure);
  await sendNewsletter();
  await isAnnounced(/has not reached our office\. It is kept in this tab/);
  expect(queued()).toEqual([posted()]);
  fetched.mockImplementation(status(200));
  const { reference } = posted();
  fireEvent(window, new Event('online'));
  await isAnnounced(/Our office has your enquiry/);
  expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(posted(1).reference).toBe(reference);
  expect(queued()).toEqual([]);
});

test('only the undelivered enquiry whose message the visitor changes is discarded', async () => {
  fetched.mockImplementation(noNetwork);
  await sendNewsletter();
  sendLead(url, { ...posted(), reference: 'OTHER' });
  await waitFor(() => expect(queued()).toHaveLength(2));
  await press('Change the message');
  expect(queued().map(({ reference }) => reference)).toEqual(['OTHER']);
});
