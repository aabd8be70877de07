import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
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

it.each(serviceGroups)(
  'lists the services of $name beside a service and marks the current one',
  ({ name, services }) => {
    const path = services.at(-1)!.path;
    page(path);
    const related = links(screen.getByRole('region', { name }));
    expect(related.map((link) => link.getAttribute('href'))).toEqual(services.map((row) => row.path));
    expect(related.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([
      related[services.findIndex((row) => row.path === path)],
    ]);
  },
);

it('help beside a service comes in the footer’s order: phone, mail, WhatsApp in a new tab (G19, NW1)', () => {
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
