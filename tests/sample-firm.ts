import type { Firm } from '../src/site/firm-schema.ts';

/** The firm of the tests that read numbers, days and clocks, whatever firm the site is for: one in India. */
export const firm: Firm = {
  name: 'Sample Firm',
  kind: 'ProfessionalService',
  tagline: 'A firm of tests',
  purpose: 'Being asked.',
  newsletter: 'Newsletter: tests.',
  siteAddress: 'https://www.sample.example',
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
  founder: { name: 'Asha Rao', role: 'Founder' },
  developer: 'Test Studio',
};
