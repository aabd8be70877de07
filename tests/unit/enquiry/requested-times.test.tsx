import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RequestedTimes, createRequestedTimesFile } from '../../../src/enquiry/slots/requested-times.tsx';
import { firm } from '../../../src/site/firm.ts';

const enquiry = {
  reference: 'K7Q2MX',
  text: '',
  typed: { firstDay: '2026-11-30', firstTime: '11:00', secondDay: '', secondTime: '' },
  entry: '',
  window: 'opened',
  stage: 'submitted',
} as const;

it('nothing is shown if no time is requested', () => {
  const typed = { firstDay: '2026-11-30' };
  const { container } = render(<RequestedTimes enquiry={{ ...enquiry, typed }} />);
  expect(container).toBeEmptyDOMElement();
});

it('requested times are shown with the visitor’s own time', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240);
  const typed = { firstDay: '2027-02-01', firstTime: '09:00', secondDay: '2027-02-02', secondTime: '16:00' };
  render(<RequestedTimes enquiry={{ ...enquiry, typed }} />);
  const [choice] = screen.getAllByRole('listitem');
  expect(choice).toHaveTextContent('1 February 2027, 9:00 am IST (7:30 am for you)');
  const name = /choice to Google Calendar.*new tab/;
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name });
  const [first, second] = links.map(({ href }) => new URL(href));
  expect(first?.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
    action: 'TEMPLATE',
    text: `Requested: appointment with ${firm.name}`,
    dates: '20270201T033000Z/20270201T043000Z',
    details: expect.stringContaining('choice 1 of 2'),
  });
  expect(second?.searchParams.get('dates')).toBe('20270202T103000Z/20270202T113000Z');
});

it.each([
  ['after the day of the reply', '2027-02-02T05:30:00Z', 'Sample Firm confirms or changes the time by Wednesday\\, 3 February: '],
  ['on the day of the reply', '2027-02-03T05:30:00Z', 'Sample Firm confirms or changes the time before it begins: '],
])('the event says when the firm confirms a time %s', (_, now, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  const slots = [{ date: '2027-02-04', time: '11:00' }];
  const unfolded = createRequestedTimesFile(slots, 'K7Q2MX', new Date()).replaceAll('\r\n ', '');
  expect(unfolded).toContain(expected);
  expect(unfolded).toContain('DTSTART:20270204T053000Z');
}); // oxfmt-ignore
