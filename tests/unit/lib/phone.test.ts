import { expect, it } from 'vitest';
import { chatUrl, displayPhone, telLink } from '../../../src/lib/phone.ts';

it.each([
  ['919812345670', '+91 98123 45670'],
  ['9198123456701', '9198123456701'],
  ['1919812345670', '1919812345670'],
])('shows %s as %s: only an Indian number is grouped', (digits, shown) => {
  expect(displayPhone(digits)).toBe(shown);
});

it('links a number without its spaces, for calls and for WhatsApp', () => {
  expect(telLink('+91 98123 45670')).toBe('tel:+919812345670');
  expect(chatUrl('+91 98123 45670')).toBe('https://wa.me/919812345670');
});
