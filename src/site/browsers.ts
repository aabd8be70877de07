/** The first versions that have all the site cannot go without; tests/built/browsers.test.ts holds the build to them. */
export const leastBrowsers = { Chrome: 111, Edge: 111, Firefox: 121, Safari: 17 } as const;
