import { expect, it, vi } from 'vitest';
import { hasUsualFormat, loadForeignParser, parsePhoneNumber } from '../../../src/lib/phone-number.ts';

it('a number of another country is valid if its length is possible, until the rules of the country are loaded', async () => {
  vi.doMock('../../../src/lib/foreign-number.ts', () => {
    throw new Error('lost');
  });
  await loadForeignParser();
  expect(parsePhoneNumber('050 123 4567', 'AE')).toEqual({
    digits: '9710501234567',
    formatted: '+971 050 123 4567',
  });
  expect(parsePhoneNumber('+971 50 123 456', 'IN')).toMatchObject({ digits: '97150123456' });
  expect(parsePhoneNumber('12345', 'AE')).toMatchObject({ digits: '97112345' });
  expect(parsePhoneNumber('123456789012', 'AE')).toMatchObject({ digits: '971123456789012' });
  expect(parsePhoneNumber('123', 'AE')).toMatchObject({ message: expect.stringContaining('too short') });
  const tooLong = { message: expect.stringContaining('too long') };
  expect(parsePhoneNumber('1234567890123', 'AE')).toMatchObject(tooLong);
  expect(hasUsualFormat('12345', 'AE')).toBe(true);
  vi.doUnmock('../../../src/lib/foreign-number.ts');
  await loadForeignParser();
  const invalid = { message: expect.stringContaining('Check the digits') };
  expect(parsePhoneNumber('50 123 456', 'AE')).toMatchObject(invalid);
});
