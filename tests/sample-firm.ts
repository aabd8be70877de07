import type { Firm, Holidays } from '../src/site/firm-schema.ts';

/** A firm in India, so that unit tests of numbers, dates and clocks do not depend on the firm of the site. */
export const firm: Firm = {
  name: 'Sample Firm',
  kind: 'ProfessionalService',
  tagline: 'A firm of tests',
  purpose: 'Testing.',
  newsletter: 'Newsletter: tests.',
  siteUrl: 'https://www.sample.example',
  phone: '+91 00000 00000',
  chatNumber: '+91 00000 00000',
  email: 'desk@sample.example',
  address: {
    street: '1 Test Road',
    locality: 'Pune',
    region: 'Maharashtra',
    postalCode: '411038',
    country: 'IN',
  },
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  social: {},
  hours: 'Mon-Sat 10.00 am to 06.00 pm',
  consultationHours: 'Mon-Fri 09.00 am-05.00 pm',
  replyTime: { count: 1, unit: 'workingDays' },
  founder: { name: 'Asha Rao', role: 'Founder' },
  developer: 'Test Studio',
};

export const holidays: Holidays = { yearly: ['01-26'], dated: ['2026-12-25'], knownUntil: '2027-12-31' };
