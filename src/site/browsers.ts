/**
 * The first version of each browser that has all required features. tests/built/browsers.test.ts checks the build
 * against these versions.
 */
export const minimumBrowsers = { Chrome: 105, Edge: 105, Firefox: 115, Safari: 16.4 } as const;
