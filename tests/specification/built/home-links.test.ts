// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf } from '../../built/documents.ts';

it.each(['', '/hi'])(
  'Home%s has four cards and four further links below its slides, each to its own page',
  (base) => {
    const lists = [...documentOf(base || '/').querySelectorAll('.hero section ul')];
    const targets = lists.map((list) =>
      [...list.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
    );
    expect(targets).toEqual([
      ['/services/investment-banking', '/services/billDiscounting', '/home-loan', '/nri'].map(
        (path) => base + path,
      ),
      [
        '/services/ourEndToEndforeignServices',
        '/services/loanForEveryIndian',
        '/services/ourInsuranceServices',
        '/partner',
      ].map((path) => base + path),
    ]);
  },
);

it.each([
  ['/nri', 'foreign company'],
  ['/hi/nri', 'विदेशी कंपनी'],
])('%s names foreign companies, with a link to their page', (path, name) => {
  const links = documentOf(path).querySelectorAll('main a[href$="/services/ourEndToEndforeignServices"]');
  expect(links).toHaveLength(1);
  expect(links[0]?.parentElement?.textContent).toContain(name);
});
