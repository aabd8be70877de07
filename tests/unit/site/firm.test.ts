import { expect, it } from 'vitest';
import { checkFirm } from '../../../src/site/firm-schema.ts';
import type { Firm } from '../../../src/site/firm-schema.ts';
import { legalDetails } from '../../../src/site/legal-details.ts';
import { holidays } from '../../../src/site/holidays.ts';
import { firm as details } from '../../../src/site/firm.ts';

const firm: Firm = { ...details, ...legalDetails, holidays };

const place = { street: '1 Park Row', locality: 'Leeds' };

it('the details of the firm may lack registrations, role and grievance officer', () => {
  const { registrations: _numbers, role: _role, grievances: _officer, ...bare } = firm;
  expect(checkFirm(bare)).toEqual(bare);
  const officer = { name: '', email: '' };
  const empty = { ...bare, role: '', registrations: { arn: '', cin: '' }, grievances: officer };
  expect(checkFirm(empty)).toEqual(empty);
});

it.each([
  ['their present values', {}],
  ['British phone and chat numbers', { phone: '+44 113 234 5678', chatNumber: '+44 7911 123456' }],
  ['an address without a county', { address: { ...place, postalCode: 'LS1 5HN', country: 'GB' } }],
  ['no social network', { social: {} }],
  ['a social network without an icon', { social: { YouTube: 'https://www.youtube.com/@firm' } }],
  ['two ranges of hours', { hours: 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am-01.00 pm' }],
])('the details of the firm are valid with %s', (_what, details) => {
  expect(checkFirm({ ...firm, ...details })).toEqual({ ...firm, ...details });
});

it.each([
  [{ phone: '+919876543210' }, /phone: .*must be written \+91 98765 43210$/],
  [{ phone: '+91 98765 4321' }, /phone: .*not a valid number of its country/],
  [{ kind: 'a dentist' }, /kind: .*type of schema\.org/],
  [{ founder: { ...firm.founder, portrait: 'nobody' } }, /founder\.portrait: .*src\/site\/portraits/],
  [{ siteUrl: 'http://firm.example' }, /siteUrl: .*https/],
  [{ hours: 'Mon-Sat 10.60 am to 06.00 pm' }, /hours: .*must have the form .*Mon-Sat 10\.00 am to 06/],
  [{ hours: 'Mon-Sat 06.00 pm to 10.00 am' }, /hours: .*open before they close/],
  [{ replyTime: { count: 2, unit: 'hours' } }, /replyTime\.unit: .*days or workingDays/],
  [{ clock: { zone: 'India', place: 'India' } }, /clock\.zone: .*Asia\/Kolkata/],
  [{ abroad: [{ zone: 'Europe/Berlin', place: 'Berlin', minutesAhead: -210 }] }, /abroad: Berlin is not -210/],
  [{ holidays: { ...holidays, yearly: ['02-30'] } }, /holidays\.yearly\.0: .*date like 08-15/],
  [{ registrations: { arn: '123456' } }, /registrations\.arn: .*ARN-123456/],
  [{ role: 'broker' }, /role: .*distributor or adviser/],
  [{ role: 'distributor', registrations: { sebi: 'INA000012345' } }, /role: .*must be adviser/],
  [{ grievances: { ...firm.grievances, email: 'by post' } }, /grievances\.email: .*desk@firm\.example/],
  [{ video: { vimeo: '1' } }, /video: The film must be/],
  [{ address: { ...place, postalCode: '2013', country: 'IN' } }, /address\.postalCode: .*six digits/],
  [{ social: { ...firm.social, Facebook: 'facebook.com/x' } }, /social\.Facebook: .*https/],
])('the details of the firm are invalid with %o: %s', (details, message) => {
  expect(() => checkFirm({ ...firm, ...details })).toThrow(message);
}); // oxfmt-ignore
