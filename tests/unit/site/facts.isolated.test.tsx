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

interface Expected {
  /** The tag names of the elements with the texts, by default header, contact block and footer. */
  in?: readonly string[];
  texts?: readonly string[];
  hrefs?: readonly string[];
  data?: object;
}
const address = { street: '1 Park Row', locality: 'Leeds', postalCode: 'LS1 5HN', country: 'GB' };
const social = { LinkedIn: 'https://linkedin.com/in/joshi', YouTube: 'https://youtube.com/@joshi' };
const hours = 'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm';

const footer = ['FOOTER'];
const lower = ['SECTION', 'FOOTER'];

const rows: readonly [Partial<Firm>, Expected][] = [
  [{ purpose: 'Teeth for life.' }, { in: footer, texts: ['Teeth for life.'] }],
  [
    { name: 'Joshi Dental', tagline: 'Teeth', kind: 'Dentist' },
    {
      in: ['HEADER', 'FOOTER'],
      texts: ['Joshi Dental', 'Teeth'],
      data: { '@type': ['Organization', 'Dentist'], name: 'Joshi Dental', description: 'Teeth' },
    },
  ],
  [
    { hours },
    { in: lower, texts: [hours], data: { openingHours: ['Mo-Fr 09:00-17:30', 'Sa,Su 10:00-13:00'] } },
  ],
  [
    { address }, // of a country without states
    {
      in: lower,
      texts: ['1 Park Row, Leeds LS1 5HN'],
      data: { areaServed: 'GB', address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    },
  ],
  [
    { phone: '+44 113 234 5678' }, // in the notation of its country
    { texts: ['+44 113 234 5678'], hrefs: ['tel:+441132345678'], data: { telephone: '+441132345678' } },
  ],
  [
    { email: 'care@joshi.example', chatNumber: '+44 7911 123456' },
    {
      hrefs: ['mailto:care@joshi.example', 'https://wa.me/447911123456'],
      data: { email: 'care@joshi.example' },
    },
  ],
  [
    { social },
    {
      texts: ['YouTube (opens in new tab)'],
      hrefs: Object.values(social),
      data: { sameAs: Object.values(social) },
    },
  ],
];

describe('the details of another firm', () => {
  it('are in the header, the contact block, the footer, the structured data and the newsletter', async () => {
    const newsletter = 'Newsletter: teeth.';
    const details = Object.assign({ newsletter }, ...rows.map(([one]) => one)) as Partial<Firm>;
    const { places, hrefs, data } = await shownWith(details);
    for (const [given, { in: tags = ['HEADER', 'SECTION', 'FOOTER'], ...expected }] of rows) {
      for (const place of places.filter(({ tagName }) => tags.includes(tagName)))
        for (const text of expected.texts ?? [])
          expect(place, `${Object.keys(given)}`).toHaveTextContent(text);
      expect(hrefs, `${Object.keys(given)}`).toEqual(expect.arrayContaining([...(expected.hrefs ?? [])]));
      expect(data, `${Object.keys(given)}`).toMatchObject(expected.data ?? {});
    }
    const { MemoryRouter } = await import('react-router-dom');
    const { Newsletter } = await import('../../../src/sections/newsletter.tsx');
    render(<Newsletter />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { name: newsletter })).toBeVisible();
  });

  it('may lack social networks, without an empty list', async () => {
    const { places, data } = await shownWith({ social: {} });
    for (const place of places) expect(place).not.toHaveTextContent(/Facebook|LinkedIn/);
    const empty = places.flatMap((place) => [...place.querySelectorAll('ul:empty')]);
    expect(empty).toEqual([]);
    expect(data).not.toHaveProperty('sameAs');
  });
});
