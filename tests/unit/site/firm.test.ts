import { describe, expect, it } from 'vitest';
import { checkFirm } from '../../../src/site/firm-schema.ts';
import { duties } from '../../../src/site/firm-duties.ts';
import { firm as details } from '../../../src/site/firm.ts';

const firm = { ...details, ...duties };

describe("the firm's details", () => {
  it('are valid as they stand', () => {
    expect(checkFirm(firm)).toEqual(firm);
  });

  it('may lack registrations, role and grievance officer, or leave their slots empty', () => {
    const { registrations: _numbers, role: _role, grievances: _officer, ...bare } = firm;
    expect(checkFirm(bare)).toEqual(bare);
    const officer = { name: '', email: '', acknowledged: '', answered: '' };
    const empty = { ...bare, role: '', registrations: { arn: '', cin: '' }, grievances: officer };
    expect(checkFirm(empty)).toEqual(empty);
  });

  it.each([
    ['phone', { ...firm, phone: '+919876543210' }, /phone: .*no plus/],
    ['phone', { ...firm, phone: '9876543210' }, /phone: .*country code/],
    ['phone', { ...firm, phone: '91987654' }, /phone: .*digits/],
    ['chatNumber', { ...firm, chatNumber: '98 76' }, /chatNumber: .*digits/],
    ['name', { ...firm, name: '  ' }, /name: The name is empty/],
    ['founder.name', { ...firm, founder: { ...firm.founder, name: '' } }, /founder\.name: .*empty/],
    ['siteAddress', { ...firm, siteAddress: 'https://firm example' }, /siteAddress: .*full address/],
    ['siteAddress', { ...firm, siteAddress: 'https://firm.example/home' }, /siteAddress: .*no path/],
    ['hours', { ...firm, hours: 'Mon-Sat 25.00 am to 06.00 pm' }, /hours: .*must read like/],
    ['hours', { ...firm, hours: 'Mon-Sat 10.60 am to 06.00 pm' }, /hours: .*must read like/],
    ['hours', { ...firm, hours: 'Mon-Sat 06.00 pm to 10.00 am' }, /hours: .*open before they close/],
    ['consultationHours', { ...firm, consultationHours: 'weekdays' }, /consultationHours: .*must read like/],
    ['telephone', { ...firm, telephone: '1' }, /telephone: no such field/],
    ['email', { ...firm, email: undefined }, /email: is missing$/],
    ['founder', { ...firm, founder: undefined }, /founder: is missing$/],
    ['founder', { ...firm, founder: 'Asha' }, /founder: is of the wrong type/],
    ['siteAddress', { ...firm, siteAddress: undefined }, /siteAddress: is missing$/],
    ['video', { ...firm, video: undefined }, /video: is missing$/],
    ['registrations.arn', { ...firm, registrations: { arn: '123456' } }, /registrations\.arn: .*ARN-123456/],
    ['role', { ...firm, role: 'broker' }, /role: .*distributor or adviser/],
    [
      'grievances.email',
      { ...firm, grievances: { ...firm.grievances, email: 'by post' } },
      /grievances\.email: .*desk@firm\.example/,
    ],
    [
      'social.twitter',
      { ...firm, social: { ...firm.social, twitter: undefined } },
      /social\.twitter: is missing$/,
    ],
    ['video', { ...firm, video: { vimeo: '1' } }, /video: The film must be/],
    ['email', { ...firm, email: 'desk at firm' }, /email: .*desk@firm\.example/],
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
    ['video', { ...firm, video: { youtube: 'short' } }, /video\.youtube: .*eleven characters/],
  ])('refuses a wrong %s, naming the field', (_field, value, message) => {
    expect(() => checkFirm(value)).toThrow(message);
  });

  it.each(['http://firm.example/', 'firm.example/home', 'https://firm.example/'])(
    'say one thing of the address %s',
    (siteAddress) => {
      expect(() => checkFirm({ ...firm, siteAddress })).toThrow(/not valid:\n {2}siteAddress: [^\n]+$/);
    },
  );
});
