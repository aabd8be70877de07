import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getPageKey } from '../../../src/app/router/page-loader.ts';
import { routes } from '../../../src/site/routes.ts';

const folder = 'src/app/specimen';
const specimen = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .concat(readFileSync('src/app/specimen.tsx', 'utf8'))
  .join('\n');

/** Returns the files in a folder of src that the specimen page does not import. */
const findMissingFiles = (name: string) =>
  readdirSync(`src/${name}`).filter(
    (file) => file.endsWith('.tsx') && !specimen.includes(`${name}/${file}'`),
  );

it('the specimen page shows every section, drawing and part of an article, except those listed here', () => {
  const missing = ['sections', 'articles', 'sections/drawings', 'articles/drawings'].flatMap(
    findMissingFiles,
  );
  const parts = `bill-cost calculator-plate call-button copy-link credit-bureaus criteria-link demand-letter-actions emi-range fee-example figure-text flat-example form-section guarantee-fees guide-links hero-cards hero-carousel late-payment-band mudra-fee-text next-steps paper-list partner-agreement partner-payment published-rate published-rates refused-loan registrations
    save-contact scheme-instalments slide-art slide-photo social-lines translation-note article-drawing article-help article-list-page article-page article-text first-articles static-pages`;
  expect(missing, 'not in src/app/specimen/, or a part to list here').toEqual(
    parts.split(/\s+/).map((part) => `${part}.tsx`),
  );
});

it('the specimen page has no row in the route table', () => {
  expect(getPageKey('/specimen')).toBe('/specimen');
  expect(routes.map(({ path }) => path)).not.toContain('/specimen');
});
