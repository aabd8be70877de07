import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { ServiceLayout } from '../../../src/sections/service-layout.tsx';
import { getRoute, serviceGroups } from '../../../src/site/page-info.ts';
import type { Path } from '../../../src/site/routes.ts';
import { services } from '../../../src/site/services.ts';
import { createChatUrl, createTelUrl } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';

/** Shows the page of a service, and returns the links in the region with this name. */
function linksOf(path: Path, name: string) {
  render(
    <CurrentPage value={getRoute(path)}>
      <ServiceLayout>Words.</ServiceLayout>
    </CurrentPage>,
    { wrapper: MemoryRouter },
  );
  return within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
}

it.each(serviceGroups)('the side column lists the services of $name', ({ name, services: group }) => {
  const current = group.at(-1)!.path;
  expect(linksOf(current, name)).toEqual(group.map(({ path }) => [path, path === current ? 'page' : null]));
});

it('the contact details next to a service have the order of the footer: phone, email, WhatsApp in a new tab (G19, NW1)', () => {
  expect(linksOf(services[0].path, 'Speak to us').map(([href]) => href)).toEqual([
    createTelUrl(firm.phone),
    `mailto:${firm.email}`,
    createChatUrl(firm.chatNumber),
  ]);
  expect(screen.getByRole('region', { name: 'Speak to us' })).toHaveTextContent(firm.hours);
  const chat = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in new tab)' });
  expect(chat).toHaveAttribute('rel', 'noopener');
});
