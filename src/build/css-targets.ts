/** The first versions that apply the style sheets, since they know the unit `cqw` (first-paint.ts). */
const browsers = { chrome: 105, edge: 105, firefox: 110, safari: 16 };

/** As Vite's `build.cssTarget`. */
export const cssTarget = Object.entries(browsers).map(([name, version]) => `${name}${version}`);

/** For Lightning CSS, which has the major version in the third byte. */
export const lightningTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => [name, version << 16]),
);
