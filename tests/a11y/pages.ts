import { routes } from '../../src/site/routes.ts';
import type { Path } from '../../src/site/routes.ts';

/** Between them these hold every kind of widget and of section. */
const sample: readonly Path[] = ['/', '/contact', '/blogDetails', '/services/loanForEveryIndian'];

/** The pages to audit: all, or a sample for every day (`npm run test:a11y -- --quick`). */
export const pages: readonly Path[] = process.env.A11Y_QUICK ? sample : routes.map(({ path }) => path);
