import { describe, expect, it } from 'vitest';
import { checkFirm } from '../../../src/site/firm-schema.ts';
import { firm } from '../../../src/site/firm.ts';

describe("the firm's details", () => {
  it('are valid as they stand', () => {
    expect(checkFirm(firm)).toEqual(firm);
  });

  it.each([
    ['phone', { ...firm, phone: '+919876543210' }, /phone: .*no plus/],
    ['chatNumber', { ...firm, chatNumber: '98 76' }, /chatNumber: .*digits/],
    ['email', { ...firm, email: 'desk at firm' }, /email: The e-mail address is not valid/],
    ['siteAddress', { ...firm, siteAddress: 'http://firm.example' }, /siteAddress: .*https/],
    ['siteAddress', { ...firm, siteAddress: 'https://firm.example/' }, /siteAddress: .*no slash/],
    ['hours', { ...firm, hours: 'Mon-Sat 10.00 am to 25.00 pm' }, /hours: .*Mon-Sat 10\.00 am to 06\.00 pm/],
    [
      'address.postalCode',
      { ...firm, address: { ...firm.address, postalCode: '2013' } },
      /address\.postalCode: .*six digits/,
    ],
    [
      'social.facebook',
      { ...firm, social: { ...firm.social, facebook: 'facebook.com/x' } },
      /social\.facebook: .*https/,
    ],
    ['video', { ...firm, video: { youtube: 'short' } }, /video/],
  ])('refuses a wrong %s, naming the field', (_field, value, message) => {
    expect(() => checkFirm(value)).toThrow(message);
  });
});
