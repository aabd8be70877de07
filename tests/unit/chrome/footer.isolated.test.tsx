import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../../../src/runtime/lazy-part.tsx';
import { Footer } from '../../../src/chrome/footer.tsx';
import { Header } from '../../../src/chrome/header.tsx';
import { SkipLink } from '../../../src/chrome/skip-link.tsx';
import { chatAddress, telLink } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { networks } from '../../../src/site/office.ts';
import { routes } from '../../../src/site/routes.ts';
import { renderAt, stubMedia } from './support.tsx';

vi.mock('../../../src/runtime/lazy-part.tsx', () => import('../eager-part.ts'));
beforeAll(() => loadLazyParts());

const hrefs = (region: Element | null) =>
  [...(region?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

describe('footer', () => {
  it('links every page once, except Project Details and Search (G10)', () => {
    renderAt('/', <Footer />);
    const reached = [
      ...hrefs(document.getElementById('site-nav')),
      ...hrefs(document.getElementById('all-services')),
    ];
    for (const { path } of routes) {
      expect(reached.filter((href) => href === path)).toHaveLength(/details|search/.test(path) ? 0 : 1);
    }
    expect(hrefs(document.getElementById('site-nav'))).toContain('#all-services');
  });

  it.each([
    ['yes', 1],
    ['', 0],
  ])('mentions sample details while there are any: %o', (left, lines) => {
    vi.stubEnv('SAMPLES_LEFT', left);
    renderAt('/', <Footer />);
    expect(screen.queryAllByText(/Demo site: names, numbers and people are samples/)).toHaveLength(lines);
    vi.unstubAllEnvs();
  });

  it('lists help in the order phone, mail, WhatsApp, enquiry (G19)', () => {
    renderAt('/', <Footer />);
    expect(hrefs(screen.getByRole('heading', { name: 'Office' }).parentElement)).toEqual([
      telLink(firm.phone),
      `mailto:${firm.email}`,
      chatAddress(firm.chatNumber),
      '/contact',
    ]);
  });
});

describe('header', () => {
  it('comes after the skip link, is one banner, and names its navigations differently (SK1, G1)', () => {
    stubMedia();
    const { container } = renderAt(
      '/',
      <>
        <SkipLink />
        <Header />
        <Footer />
      </>,
    );
    expect(container.querySelector('a, button')).toHaveTextContent('Skip to main content');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#main');
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    const names = [...container.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
    expect(names).toEqual(['Main', 'Menu', 'Site', 'Services']);
  });

  it('has the effect of every link in its name: a new tab, a call or a mail (NW1)', () => {
    stubMedia();
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
});
