import { expect, it } from 'vitest';
import { createChatUrl, formatPhone, createTelUrl } from '../../../src/lib/phone.ts';

it.each([
  ['919812345670', '+91 98123 45670'],
  ['9198123456701', '9198123456701'],
  ['1919812345670', '1919812345670'],
])('the number %s is shown as %s, because only Indian numbers are grouped', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

it('links for calls and for WhatsApp contain a number without its spaces', () => {
  expect(createTelUrl('+91 98123 45670')).toBe('tel:+919812345670');
  expect(createChatUrl('+91 98123 45670')).toBe('https://wa.me/919812345670');
});
