import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { ContactBlock } from '../../../src/sections/contact-block.tsx';
import { Prose } from '../../../src/sections/prose.tsx';
import { ServiceLayout } from '../../../src/sections/service-layout.tsx';
import { route, serviceGroups } from '../../../src/site/page-info.ts';
import { chatAddress, telLink } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';

const page = (path: (typeof serviceGroups)[number]['services'][number]['path']) =>
  render(
    <MemoryRouter>
      <main>
        <h1>Service</h1>
        <CurrentPage value={route(path)}>
          <ServiceLayout>
            <Prose title="What it is">
              <p>Words.</p>
            </Prose>
          </ServiceLayout>
        </CurrentPage>
      </main>
    </MemoryRouter>,
  );

const first = serviceGroups[0]!.services[0]!.path;
const links = (region: HTMLElement) => within(region).getAllByRole('link');

describe('ServiceLayout', () => {
  it.each(serviceGroups)('lists the services of $name and marks the current one', ({ name, services }) => {
    const path = services.at(-1)!.path;
    page(path);
    const related = links(screen.getByRole('region', { name }));
    expect(related.map((link) => link.getAttribute('href'))).toEqual(services.map((row) => row.path));
    expect(related.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([
      related[services.findIndex((row) => row.path === path)],
    ]);
  });
});

describe('help beside a service', () => {
  it('comes in the footer’s order: phone, mail, WhatsApp in a new tab (G19, NW1)', () => {
    page(first);
    const desk = screen.getByRole('region', { name: 'Speak to us' });
    expect(desk).toHaveTextContent(firm.hours);
    expect(links(desk).map((link) => link.getAttribute('href'))).toEqual([
      telLink(firm.phone),
      `mailto:${firm.email}`,
      chatAddress(firm.chatNumber),
    ]);
    const chat = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in new tab)' });
    expect(chat).toHaveAttribute('rel', 'noopener');
  });

  it('comes after the content of the page', () => {
    page(first);
    const side = screen.getByRole('complementary', { name: 'Services and contact' });
    const words = screen.getByText('Words.');
    expect(words.compareDocumentPosition(side) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('ContactBlock', () => {
  it('has the same order for any selection, and the page’s own number (G19)', () => {
    const { container } = render(
      <MemoryRouter>
        <main>
          <h1>Contact</h1>
          <ContactBlock
            id="contact"
            title="Talk to us"
            show={['chat', 'social', 'email', 'phone']}
            phone="+91 99999 99999"
          />
        </main>
      </MemoryRouter>,
    );
    const hrefs = links(container).map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 3)).toEqual([
      'tel:+919999999999',
      `mailto:${firm.email}`,
      chatAddress(firm.chatNumber),
    ]);
    expect(hrefs.slice(3)).toEqual(Object.values(firm.social));
  });
});
