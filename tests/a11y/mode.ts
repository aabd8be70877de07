/** Whether all tests run. `npm run test:all` sets FULL, and so does `npm run a11y` without `--covering`. */
export const isFullRun = Boolean(process.env.FULL);

/** Whether `npm run a11y` runs the tests. It runs only the tests with the tag `@axe`. */
export const isAudit = Boolean(process.env.AUDIT);

/** Whether the audit includes a page. It includes all pages, or those in AUDIT_PAGES (`npm run a11y -- /contact`). */
export const isAudited = (path: string) => process.env.AUDIT_PAGES?.split(' ').includes(path) ?? true;

/**
 * Returns Playwright's details of a test that audits pages: the tag by which `npm run a11y` selects the test, and the
 * pages, by which it counts the tests.
 */
export const createAuditDetails = (paths: readonly string[], ...tags: string[]) => ({
  tag: ['@axe', ...tags],
  annotation: paths.map((description) => ({ type: 'page', description })),
});
