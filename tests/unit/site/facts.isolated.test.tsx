import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Firm } from '../../../src/site/firm-schema.ts';
import { firm as written } from '../../../src/site/firm.ts';
import { stubMedia } from '../chrome/support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));

const FIRM = '../../../src/site/firm.ts';
afterEach(() => {
  vi.doUnmock(FIRM);
  vi.resetModules();
});

/** Renders header, footer and contact block with other details of the firm. Returns them and the structured data. */
async function shownWith(details: Partial<Firm>) {
  vi.resetModules();
  vi.doMock(FIRM, () => ({ firm: { ...written, ...details } }));
  stubMedia();
  const { MemoryRouter } = await import('react-router-dom'); // with the context of the new modules
  const { Footer } = await import('../../../src/chrome/footer.tsx');
  const { Header } = await import('../../../src/chrome/header.tsx');
  const { ContactBlock } = await import('../../../src/sections/contact-block.tsx');
  const { loadLazyParts } = await import('../../../src/runtime/lazy-part.tsx');
  const { structuredData } = await import('../../../src/site/structured-data.ts');
  const { route } = await import('../../../src/site/page-info.ts');
  await loadLazyParts();
  const { container } = render(
    <MemoryRouter>
      <Header />
      <ContactBlock title="Talk to us" show={['address', 'hours', 'phone', 'email', 'social']} />
      <Footer />
    </MemoryRouter>,
  );
  const described = { title: 'Contact', description: 'How to reach us', url: '' };
  const graph = structuredData(route('/contact'), described)['@graph'] as Record<string, unknown>[];
  return {
    places: [...container.querySelectorAll('header, section, footer')],
    hrefs: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    data: graph[0] as Record<string, unknown>,
  };
}

const details = {
  purpose: 'Teeth for life.',
  name: 'Joshi Dental',
  tagline: 'Teeth',
  kind: 'Dentist',
  newsletter: 'Newsletter: teeth.',
  hours: 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm',
  // Of a country without states, with the phone number in its notation.
  address: { street: '1 Park Row', locality: 'Leeds', postalCode: 'LS1 5HN', country: 'GB' },
  phone: '+44 113 234 5678',
  chatNumber: '+44 7911 123456',
  email: 'care@joshi.example',
  social: { LinkedIn: 'https://linkedin.com/in/joshi', YouTube: 'https://youtube.com/@joshi' },
} as const satisfies Partial<Firm>;
const { hours, social } = details;

describe('the details of another firm', () => {
  it('are in the header, the contact block, the footer, the structured data and the newsletter', async () => {
    const { places, hrefs, data } = await shownWith(details);
    const texts = {
      HEADER: ['Joshi Dental', 'Teeth'],
      SECTION: [hours, '1 Park Row, Leeds LS1 5HN'],
      FOOTER: ['Joshi Dental', 'Teeth for life.', hours, '1 Park Row, Leeds LS1 5HN'],
    };
    for (const place of places)
      for (const text of [
        ...texts[place.tagName as keyof typeof texts],
        details.phone,
        'YouTube (opens in new tab)',
      ])
        expect(place).toHaveTextContent(text);
    const links = ['tel:+441132345678', 'mailto:care@joshi.example', 'https://wa.me/447911123456'];
    expect(hrefs).toEqual(expect.arrayContaining([...links, ...Object.values(social)]));
    expect(data).toMatchObject({
      '@type': ['Organization', 'Dentist'],
      name: 'Joshi Dental',
      description: 'Teeth',
      openingHours: ['Mo-Fr 09:00-17:30', 'Sa,Su 10:00-13:00'],
      areaServed: 'GB',
      address: { addressLocality: 'Leeds', addressCountry: 'GB' },
      telephone: '+441132345678',
      email: details.email,
      sameAs: Object.values(social),
    });
    const { MemoryRouter } = await import('react-router-dom');
    const { Newsletter } = await import('../../../src/sections/newsletter.tsx');
    render(<Newsletter />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { name: details.newsletter })).toBeVisible();
  });

  it('may lack social networks, without an empty list', async () => {
    const { places, data } = await shownWith({ social: {} });
    for (const place of places) expect(place).not.toHaveTextContent(/Facebook|LinkedIn/);
    const empty = places.flatMap((place) => [...place.querySelectorAll('ul:empty')]);
    expect(empty).toEqual([]);
    expect(data).not.toHaveProperty('sameAs');
  });
});
