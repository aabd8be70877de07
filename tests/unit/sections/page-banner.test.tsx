import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CurrentPage } from '../../../src/components/current-page.ts';
import { PageBanner } from '../../../src/sections/page-banner.tsx';
import { route, serviceGroups } from '../../../src/site/page-info.ts';
import { bannerVariants } from '../../../src/site/page-row.ts';
import type { Route } from '../../../src/site/routes.ts';

const services = serviceGroups.flatMap((group) => group.services);
const ofEach = bannerVariants.map((bannerVariant) => ({ ...services[0], bannerVariant }) as Route);

const bannerOf = (page: Route | undefined) => {
  const { container } = render(
    <CurrentPage value={page}>
      <PageBanner lead="In a line.">
        <a href="/contact">Ask</a>
      </PageBanner>
    </CurrentPage>,
    { wrapper: MemoryRouter },
  );
  const banner = container.querySelector('section');
  if (!banner) throw new Error('There is no banner');
  return banner;
};

describe.each([route('/terms'), route('/about'), ...ofEach])(
  'the banner of $path, bannerVariant $bannerVariant',
  (page) => {
    it('has breadcrumb, title, lead and actions in this order, and then its decoration, hidden from screen readers', () => {
      const banner = bannerOf(page);
      const parts = [...banner.querySelectorAll('nav, h1, p, a[href="/contact"], .page-banner-art')];
      const order = parts.map(({ nodeName, ariaHidden }) => (ariaHidden ? 'art' : nodeName));
      expect(order).toEqual(['NAV', 'H1', 'P', 'A', 'art']);
      for (const rosette of banner.querySelectorAll('.rosette'))
        expect(rosette.closest('[aria-hidden="true"]')).not.toBeNull();
    });
  },
);
