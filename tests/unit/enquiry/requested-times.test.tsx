import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RequestedTimes } from '../../../src/enquiry/slots/requested-times.tsx';

it('names the requested times as the slots did, with the visitor’s own time', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240);
  const typed = { firstDay: '2026-11-30', firstTime: '11:00', secondDay: '', secondTime: '' };
  const enquiry = {
    reference: 'K7Q2MX',
    text: '',
    typed,
    entry: '',
    window: 'opened',
    stage: 'submitted',
  } as const;
  render(<RequestedTimes enquiry={enquiry} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Monday, 30 November 2026, 11:00 am IST (9:30 am for you)',
  );
});
