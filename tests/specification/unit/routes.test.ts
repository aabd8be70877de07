import { describe, expect, it } from 'vitest';
import { serviceGroups, breadcrumbTrail } from '../../../src/site/page-info.ts';
import { menu } from '../../../src/site/menu.ts';
import { redirects, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';

const specified = [
  '/', '/about', '/appointment', '/founderprofile', '/team', '/insurence', '/insurenceDetails', '/partner',
  '/blogDetails', '/contact', '/services/fund-raising', '/services/investment-banking',
  '/services/training-placement', '/services/credit-rating', '/services/tech-services',
  '/services/digital-marketing', '/services/loanForEveryIndian', '/services/realState', '/services/wealth',
  '/services/billDiscounting', '/services/exportbillDiscounting', '/services/creditRatingAdversory',
  '/services/ourInsuranceServices', '/services/ourEndToEndforeignServices',
  '/services/bankingDomainExpertConsultency', '/services/FinancialConsultancyforCorporates',
]; // oxfmt-ignore

describe('the route table', () => {
  it('contains the 26 paths of the specification, with their spelling and case', () => {
    expect(routes.map((row) => row.path)).toEqual(expect.arrayContaining(specified));
    expect(specified).toHaveLength(26);
  });

  it('puts sixteen services into four groups of four', () => {
    expect(serviceGroups.map(({ services }) => services.length)).toEqual([4, 4, 4, 4]);
  });

  it('has Insurance Details below Insurance, and sends what moved to where it went', () => {
    const trail = breadcrumbTrail('/insurenceDetails').map(({ path }) => path);
    expect(trail).toEqual(['/', '/insurence', '/insurenceDetails']);
    expect(redirects).toEqual({ '/pricing': '/founderprofile', '/blog': '/partner', '/index.html': '/' });
  });

  it('scrolls smoothly to the top of the pages that the specification names', () => {
    expect(routes.filter((row: Route) => row.scrollsToTop === 'smoothly').map(({ path }) => path)).toEqual([
      '/about', '/founderprofile', '/team', '/partner', '/contact', '/services/loanForEveryIndian', '/services/investment-banking',
    ]); // oxfmt-ignore
  });

  it('names the items of the navigation bar in the specified order', () => {
    const labels = ['Home', 'About', 'Services', 'Team', 'Become Partner', 'Contact'];
    expect(menu.map(({ label }) => label)).toEqual(labels);
  });
});
