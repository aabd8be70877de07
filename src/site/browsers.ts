/** The first versions with all required features; tests/built/browsers.test.ts checks the build against them. */
export const minimumBrowsers = { Chrome: 111, Edge: 111, Firefox: 121, Safari: 17 } as const;
