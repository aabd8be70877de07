import { expect, it, vi } from 'vitest';
import { firm } from '../../../src/site/firm.ts';

it('uses the country and the clock of the firm in forms and leads', async () => {
  const clock = { zone: 'Europe/London', place: 'Britain' };
  const britain = { ...firm, address: { ...firm.address, country: 'GB' }, clock };
  vi.doMock('../../../src/site/firm.ts', () => ({ firm: britain }));
  const { contact, newsletter } = await import('../../../src/enquiry/forms/general.ts');
  const { leadText } = await import('../../../src/enquiry/lead-text.ts');
  const { blankValues, callWindows } = await import('../../../src/enquiry/form-definition.ts');
  expect(blankValues(contact)).toHaveProperty('country', 'GB');
  expect(callWindows.at(-1)?.time).toBe('Afternoon, 3 to 6 in Britain');
  const lead = leadText(newsletter, { email: '' }, { now: new Date('2026-07-01T12:00:00Z') });
  expect(lead).toContain('\nTime in Britain: 1 July 2026, 1:00 pm BST\n');
});
