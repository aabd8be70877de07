import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Firm } from '../../../src/site/firm-schema.ts';
import { firm as siteFirm } from '../../../src/site/firm.ts';
import { stubMedia } from '../chrome/support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));

const FIRM = '../../../src/site/firm.ts';
const HOLIDAYS = '../../../src/site/holidays.ts';
afterEach(() => {
  vi.doUnmock(FIRM);
  vi.doUnmock(HOLIDAYS);
  vi.resetModules();
});

/** Replaces details of the firm in modules that are imported afterwards. */
function replaceFirm(details: Partial<Firm>): void {
  vi.resetModules();
  vi.doMock(FIRM, () => ({ firm: { ...siteFirm, ...details } }));
}

/** Renders the header, the contact block and the footer for a firm with other details. Returns their elements. */
async function renderPlaces(details: Partial<Firm>) {
  replaceFirm(details);
  stubMedia();
  const { MemoryRouter } = await import('react-router-dom'); // the components use the context of the reloaded module
  const { Footer } = await import('../../../src/chrome/footer.tsx');
  const { Header } = await import('../../../src/chrome/header.tsx');
  const { ContactBlock } = await import('../../../src/sections/contact-block.tsx');
  const { loadLazyParts } = await import('../../../src/runtime/lazy-part.tsx');
  await loadLazyParts();
  const { container } = render(
    <MemoryRouter>
      <Header />
      <ContactBlock title="Talk to us" show={['address', 'hours', 'phone', 'email', 'social']} />
      <Footer />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('header, section, footer')];
}

/** Returns the structured data of a firm with other details. */
async function createFirmData(details: Partial<Firm>) {
  replaceFirm(details);
  const { createStructuredData } = await import('../../../src/site/structured-data.ts');
  const { getRoute } = await import('../../../src/site/page-info.ts');
  const page = { title: 'Contact', description: 'How to reach us', url: '' };
  const graph = createStructuredData(getRoute('/contact'), page)['@graph'] as Record<string, unknown>[];
  return graph[0];
}

const details = {
  purpose: 'Teeth for life.',
  name: 'Joshi Dental',
  tagline: 'Teeth',
  kind: 'Dentist',
  newsletter: 'Newsletter: teeth.',
  hours: 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm',
  // The country has no states, and another notation of phone numbers.
  address: { street: '1 Park Row', locality: 'Leeds', postalCode: 'LS1 5HN', country: 'GB' },
  phone: '+44 113 234 5678',
  chatNumber: '+44 7911 123456',
  email: 'care@joshi.example',
  social: { LinkedIn: 'https://linkedin.com/in/joshi', YouTube: 'https://youtube.com/@joshi' },
} as const satisfies Partial<Firm>;
const { hours, social } = details;
const address = '1 Park Row, Leeds LS1 5HN';

it('the details of another firm appear in the header, contact block and footer', async () => {
  const texts = {
    HEADER: ['Joshi Dental', 'Teeth'],
    SECTION: [hours, address],
    FOOTER: ['Joshi Dental', 'Teeth for life.', hours, address],
  };
  const places = await renderPlaces(details);
  for (const [tagName, own] of Object.entries(texts)) {
    const found = places.filter((place) => place.tagName === tagName);
    expect(found, `${tagName}`).not.toEqual([]);
    for (const place of found)
      for (const text of [...own, details.phone, 'YouTube (opens in new tab)'])
        expect(place).toHaveTextContent(text);
  }
  const hrefs = places.flatMap((place) => [...place.querySelectorAll('a')].map(({ href }) => href));
  const contacts = ['tel:+441132345678', 'mailto:care@joshi.example', 'https://wa.me/447911123456'];
  expect(hrefs).toEqual(expect.arrayContaining([...contacts, ...Object.values(social)]));
});

it('the details and holidays of another firm appear in the structured data', async () => {
  const holidays = { yearly: ['05-01'], dated: ['2031-04-18'], knownUntil: '2031-12-31' };
  vi.doMock(HOLIDAYS, () => ({ holidays }));
  expect(await createFirmData(details)).toMatchObject({
    '@type': ['Organization', 'Dentist'],
    name: 'Joshi Dental',
    description: 'Teeth',
    openingHours: ['Mo-Fr 09:00-17:30', 'Sa,Su 10:00-13:00'],
    specialOpeningHoursSpecification: ['2031-04-18', '2031-05-01'].map((day) =>
      expect.objectContaining({ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' }),
    ),
    areaServed: 'GB',
    address: { addressLocality: 'Leeds', addressCountry: 'GB' },
    telephone: '+441132345678',
    email: details.email,
    sameAs: Object.values(social),
  });
});

it('a firm without social networks has no empty lists', async () => {
  const places = await renderPlaces({ social: {} });
  for (const place of places) expect(place).not.toHaveTextContent(/Facebook|LinkedIn/);
  expect(places.flatMap((place) => [...place.querySelectorAll('ul:empty')])).toEqual([]);
});
