import { render } from '@testing-library/react';
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

/** Renders header, footer and a contact block with other details. @returns them and the structured data */
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
    places: [...container.querySelectorAll('header, section:has(.contact-block-lines), footer')],
    hrefs: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    data: graph[0] as Record<string, unknown>,
  };
}

describe('a detail of the firm is on the page and in the structured data', () => {
  it('name, tagline and kind', async () => {
    const { places, data } = await shownWith({ name: 'Joshi Dental', tagline: 'Teeth', kind: 'Dentist' });
    for (const place of places.filter(({ tagName }) => tagName !== 'SECTION')) {
      expect(place).toHaveTextContent('Joshi Dental');
      expect(place).toHaveTextContent('Teeth');
    }
    expect(data).toMatchObject({
      '@type': ['Organization', 'Dentist'],
      name: 'Joshi Dental',
      description: 'Teeth',
    });
  });

  it.each([
    ['Mon-Fri 09.00 am to 05.30 pm', 'Mo-Fr 09:00-17:30'],
    [
      'Mon-Fri 09.00 am to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm',
      ['Mo-Fr 09:00-17:30', 'Sa,Su 10:00-13:00'],
    ],
  ])('hours: %s', async (hours, openingHours) => {
    const { places, data } = await shownWith({ hours });
    for (const place of places.slice(1)) expect(place).toHaveTextContent(hours);
    expect(data).toMatchObject({ openingHours });
  });

  it('address of a country without states', async () => {
    const address = { street: '1 Park Row', locality: 'Leeds', postalCode: 'LS1 5HN', country: 'GB' };
    const { places, data } = await shownWith({ address });
    for (const place of places.slice(1)) expect(place).toHaveTextContent('1 Park Row, Leeds LS1 5HN');
    expect(data['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1 Park Row',
      addressLocality: 'Leeds',
      postalCode: 'LS1 5HN',
      addressCountry: 'GB',
    });
    expect(data).toMatchObject({ areaServed: 'GB' });
  });

  it.each([
    ['+91 20 2612 3456', '+912026123456'],
    ['+44 113 234 5678', '+441132345678'],
  ])('telephone %s in the notation of its country', async (phone, telephone) => {
    const { places, hrefs, data } = await shownWith({ phone });
    for (const place of places) expect(place).toHaveTextContent(phone);
    expect(hrefs).toContain(`tel:${telephone}`);
    expect(data).toMatchObject({ telephone });
  });

  it('purpose and newsletter, which are not in the structured data', async () => {
    const { places } = await shownWith({ purpose: 'Teeth for life.', newsletter: 'Newsletter: teeth.' });
    expect(places.at(-1)).toHaveTextContent('Teeth for life.');
    const { MemoryRouter } = await import('react-router-dom');
    const { Newsletter } = await import('../../../src/sections/newsletter.tsx');
    const { getByRole } = render(
      <MemoryRouter>
        <Newsletter />
      </MemoryRouter>,
    );
    expect(getByRole('heading', { name: 'Newsletter: teeth.' })).toBeVisible();
  });

  it('mail and chat', async () => {
    const { hrefs, data } = await shownWith({
      email: 'care@joshi.example',
      chatNumber: '+44 7911 123456',
    });
    expect(hrefs).toEqual(
      expect.arrayContaining(['mailto:care@joshi.example', 'https://wa.me/447911123456']),
    );
    expect(data).toMatchObject({ email: 'care@joshi.example' });
  });

  it('only the given social networks', async () => {
    const social = { LinkedIn: 'https://linkedin.com/in/joshi', YouTube: 'https://youtube.com/@joshi' };
    const { places, hrefs, data } = await shownWith({ social });
    for (const place of places) {
      expect(place).toHaveTextContent('YouTube (opens in new tab)');
      expect(place).not.toHaveTextContent('Facebook');
    }
    expect(hrefs).toEqual(expect.arrayContaining(Object.values(social)));
    expect(data).toMatchObject({ sameAs: Object.values(social) });
  });

  it('no social network, and no empty list', async () => {
    const { places, data } = await shownWith({ social: {} });
    for (const place of places) expect(place).not.toHaveTextContent(/Facebook|LinkedIn/);
    const empty = places.flatMap((place) => [...place.querySelectorAll('ul:empty')]);
    expect(empty).toEqual([]);
    expect(data).not.toHaveProperty('sameAs');
  });
});
