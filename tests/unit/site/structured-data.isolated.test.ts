import { expect, it, vi } from 'vitest';
import { getRoute } from '../../../src/site/page-info.ts';
import { createStructuredData } from '../../../src/site/structured-data.ts';

vi.hoisted(() => vi.useFakeTimers({ now: Date.UTC(2030, 9, 1) }));
vi.mock('../../../src/site/holidays.ts', () => ({
  holidays: { yearly: ['05-01', '12-26'], dated: ['2030-09-30', '2031-04-18'], knownUntil: '2031-12-31' },
}));
vi.mock('../../../src/site/firm.ts', async (original) => ({
  firm: {
    ...(await original<typeof import('../../../src/site/firm.ts')>()).firm,
    name: 'Joshi Dental',
    tagline: 'Teeth',
    kind: 'Dentist',
    hours: 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm',
    // The country has no states, and another notation of phone numbers.
    address: { street: '1 Park Row', locality: 'Leeds', postalCode: 'LS1 5HN', country: 'GB' },
    phone: '+44 113 234 5678',
    email: 'care@joshi.example',
    social: { YouTube: 'https://youtube.com/@joshi' },
  },
}));

it('the structured data have the details and holidays of the firm', () => {
  const page = { title: 'Contact', description: 'How to reach us', url: '' };
  const [organization] = createStructuredData(getRoute('/contact'), page)['@graph'] as object[];
  expect(organization).toMatchObject({
    '@type': ['Organization', 'Dentist'],
    name: 'Joshi Dental',
    description: 'Teeth',
    openingHours: ['Mo-Fr 09:00-17:30', 'Sa,Su 10:00-13:00'],
    specialOpeningHoursSpecification: ['2030-12-26', '2031-04-18', '2031-05-01', '2031-12-26'].map((day) =>
      expect.objectContaining({ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' }),
    ),
    areaServed: 'GB',
    address: { addressLocality: 'Leeds', addressCountry: 'GB' },
    telephone: '+441132345678',
    email: 'care@joshi.example',
    sameAs: ['https://youtube.com/@joshi'],
  });
});
