import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { match, menu, pageSource, serviceGroups, trail } from '../../../src/site/derive.ts';
import { notFound, redirects, routes } from '../../../src/site/routes.ts';

const specified = [
  '/', '/about', '/appointment', '/founderprofile', '/team', '/insurence', '/insurenceDetails', '/partner',
  '/blogDetails', '/contact', '/services/fund-raising', '/services/investment-banking',
  '/services/training-placement', '/services/credit-rating', '/services/tech-services',
  '/services/digital-marketing', '/services/loanForEveryIndian', '/services/realState', '/services/wealth',
  '/services/billDiscounting', '/services/exportbillDiscounting', '/services/creditRatingAdversory',
  '/services/ourInsuranceServices', '/services/ourEndToEndforeignServices',
  '/services/bankingDomainExpertConsultency', '/services/FinancialConsultancyforCorporates',
]; // prettier-ignore

describe('the route table', () => {
  it('holds the 26 paths of the specification, spelling and case kept', () => {
    expect(routes.map((row) => row.path)).toEqual(expect.arrayContaining(specified));
    expect(specified).toHaveLength(26);
  });

  it('holds nothing else but the pages that the decisions add', () => {
    const added = routes.map((row) => row.path as string).filter((path) => !specified.includes(path));
    expect(added.toSorted(), 'a new page is named here too, so that none is added by mistake').toEqual([
      '/accessibility',
      '/articles',
      '/calculators',
      '/nri',
      '/papers',
      '/privacy',
      '/project-details',
      '/search',
      '/terms',
    ]);
  });

  it('has a page file for every row, and a row for every page file', () => {
    const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `src/pages/${name}`);
    expect(files.toSorted(), 'files of src/pages (received) and rows (expected)').toEqual(
      [...routes, notFound].map(({ path }) => pageSource(path)).toSorted(),
    );
  });

  it('is where a page asks for its path, which its own file does not name', () => {
    const naming = routes.filter(({ path }) => {
      const text = readFileSync(pageSource(path), 'utf8');
      return path !== '/' && new RegExp(`(['"])${path}[#?'"]`).test(text);
    });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('gives every row its own label, since labels are link texts (SC 2.4.4)', () => {
    const labels = routes.map((row) => row.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('puts sixteen services into four groups of four, each with a rosette of its own', () => {
    expect(
      serviceGroups.map((group) => group.services.length),
      'another service changes the menu, the word “sixteen” (README.md) and this test',
    ).toEqual([4, 4, 4, 4]);
    const rosettes = serviceGroups.flatMap((group) => group.services.map((service) => service.rosette));
    expect(
      rosettes.filter((name, at) => rosettes.indexOf(name) !== at),
      'a rosette that two services share: draw another in src/site/rosettes.ts',
    ).toEqual([]);
  });

  it('redirects only to pages that exist', () => {
    for (const target of Object.values(redirects)) expect(match(target)).toBeDefined();
  });
});

describe('what is derived from the table', () => {
  it('forgives a trailing slash, and nothing else', () => {
    expect(match('/about/')?.path).toBe('/about');
    expect(match('/')?.path).toBe('/');
    expect(match('/About')).toBeUndefined();
    expect(match('/services')).toBeUndefined();
  });

  it('starts every trail at Home', () => {
    for (const row of routes) expect(trail(row.path)[0]?.path).toBe('/');
    expect(trail('/insurenceDetails').map((row) => row.path)).toEqual([
      '/',
      '/insurence',
      '/insurenceDetails',
    ]);
  });

  it('names the items of the navigation bar in the specified order', () => {
    expect(menu.map((item) => item.label)).toEqual([
      'Home',
      'About',
      'Services',
      'Team',
      'Become Partner',
      'Contact',
    ]);
  });
});
