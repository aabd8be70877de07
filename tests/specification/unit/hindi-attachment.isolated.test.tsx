import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveAttachedLines, saveSentence } from '../../../src/lib/prefill.ts';
import { sampleForm } from '../../unit/enquiry/sample-form.ts';
import { Show } from '../../unit/enquiry/show.tsx';

vi.mock('../../../src/messages/forms.ts', () => import('../../../src/messages/hi/forms.ts'));

it('shows the result of a calculation in Hindi above the English lines for the office', () => {
  saveAttachedLines('/loan', ['Monthly EMI: ₹56,681']);
  saveSentence('/loan', 'EMI ₹56,681 बनती है।');
  render(<Show form={sampleForm} at="/loan" />);
  const sentence = screen.getByText('EMI ₹56,681 बनती है।');
  const line = screen.getByText('Monthly EMI: ₹56,681');
  expect(sentence.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line).toHaveAttribute('lang', 'en');
});
