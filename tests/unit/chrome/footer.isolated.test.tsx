import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { Footer } from '../../../src/chrome/footer.tsx';
import { Header } from '../../../src/chrome/header.tsx';
import { SkipLink } from '../../../src/chrome/skip-link.tsx';
import { createChatUrl, createTelUrl } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { networks } from '../../../src/site/office.ts';
import { routes } from '../../../src/site/routes.ts';
import { renderAt, stubMedia } from './support.tsx';

beforeAll(() => loadLazyParts());
beforeEach(() => {
  history.replaceState(null, '', '/later'); // on a later page, loaded parts are rendered at once
  stubMedia();
});

const hrefs = (region: Element | null) =>
  [...(region?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

it('the footer links to every page once, except Project Details and Search (G10)', () => {
  renderAt('/', <Footer />);
  const [pages, services] = ['site-nav', 'all-services'].map((id) => hrefs(document.getElementById(id)));
  const reached = [...pages!, ...services!];
  for (const { path } of routes)
    expect(reached.filter((href) => href === path)).toHaveLength(/details|search/.test(path) ? 0 : 1);
  expect(pages).toContain('#all-services');
});

it('the footer lists contact options in the order phone, email, WhatsApp, enquiry (G19)', () => {
  renderAt('/', <Footer />);
  expect(hrefs(screen.getByRole('heading', { name: 'Office' }).parentElement)).toEqual([
    createTelUrl(firm.phone),
    `mailto:${firm.email}`,
    createChatUrl(firm.chatNumber),
    '/contact',
  ]);
});

it('the skip link comes first, and each navigation has its own name (SK1, G1)', () => {
  renderAt('/', [<SkipLink key="skip" />, <Header key="header" />, <Footer key="footer" />]);
  const first = document.querySelector('a, button');
  expect(first).toHaveTextContent('Skip to main content');
  expect(first).toHaveAttribute('href', '#main');
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Menu', 'Site', 'Services']);
});

it('the name of each contact link of the header includes its effect: a new tab, a call or an email (NW1)', () => {
  renderAt('/', <Header />);
  const banner = within(screen.getByRole('banner'));
  for (const { name } of networks) {
    const link = banner.getByRole('link', { name: `${name} (opens in new tab)` });
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(banner.getAllByRole('link', { name: `Call ${firm.phone}` })).not.toHaveLength(0);
  expect(banner.getByRole('link', { name: `Email ${firm.email}` })).toBeVisible();
});
