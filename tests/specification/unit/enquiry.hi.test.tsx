import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import general from '#words/forms/general.json';
import parts from '#words/forms/parts.json';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { RequestedTimes } from '../../../src/enquiry/slots/requested-times.tsx';
import { saveAttachedLines, saveSentence } from '../../../src/lib/prefill.ts';
import * as m from '#words/forms.json';
import { enter, lead } from '../../unit/enquiry/chat.ts';
import { submit, withPrerenderedForms } from '../../unit/enquiry/prerendered.ts';
import { sampleForm } from '../../unit/enquiry/sample-form.ts';
import { Show } from '../../unit/enquiry/show.tsx';

withPrerenderedForms();

it('shows the result of a calculation in Hindi above the English lines for the office', () => {
  saveAttachedLines('/loan', ['Monthly EMI: ₹56,681']);
  saveSentence('/loan', 'EMI ₹56,681 बनती है।');
  render(<Show form={sampleForm} at="/loan" />);
  const sentence = screen.getByText('EMI ₹56,681 बनती है।');
  const line = screen.getByText('Monthly EMI: ₹56,681');
  expect(sentence.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line).toHaveAttribute('lang', 'en');
});

it('has a hint how much Hindi fits into the chat, where the message goes there', () => {
  render(<Show form={contact} />);
  const hint = expect.stringContaining(m.messageHint);
  expect(screen.getByLabelText(parts.message.label)).toHaveAccessibleDescription(hint);
  render(<CommentForm />);
  expect(screen.getByLabelText(general.comment.comment.label)).not.toHaveAccessibleDescription(hint);
});

it('tells the office the language, and the visitor why the message is in English', async () => {
  render(<Show form={sampleForm} />);
  const [chat] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(decodeURIComponent(chat?.href ?? '')).toContain('?text=Enquiry: Sample\nLanguage: Hindi');
  enter({ [parts.name.label]: 'आशा वर्मा', [m.email]: 'asha@example.com', Plan: 'Basic' });
  await submit();
  expect(lead()).toContain('\nLanguage: Hindi\nTime in India: ');
  const message = screen.getByLabelText(m.theMessage);
  expect(message).toHaveAttribute('lang', 'en');
  expect(message).toHaveAccessibleDescription(m.inOfficeLanguage);
});

it('names the requested times in Hindi', () => {
  const typed = { firstDay: '2026-11-30', firstTime: '11:00' };
  const enquiry = {
    reference: 'K7Q2MX',
    text: '',
    typed,
    entry: '',
    window: 'opened',
    stage: 'submitted',
  } as const;
  render(<RequestedTimes enquiry={enquiry} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^सोमवार, 30 नवंबर 2026/);
});
