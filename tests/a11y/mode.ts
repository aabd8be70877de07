/** Whether `npm run test:all` runs all tests. */
export const isNightly = Boolean(process.env.FULL);

/** Whether `npm run a11y` runs the tests with the tag `@axe`. It sets FULL too, unless it audits only covering pages. */
export const isAudit = Boolean(process.env.AUDIT);

/** Whether the audit includes a page. `npm run a11y -- /contact` sets AUDIT_PAGES. */
export const isAudited = (path: string) => process.env.AUDIT_PAGES?.split(' ').includes(path) ?? true;

/** Returns the details of a test that audits pages, from which `npm run a11y` selects it and shows its progress. */
export const auditOf = (paths: readonly string[], ...tags: string[]) => ({
  tag: ['@axe', ...tags],
  annotation: paths.map((description) => ({ type: 'page', description })),
});
