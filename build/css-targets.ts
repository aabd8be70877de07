import { Features } from 'lightningcss';

/**
 * The first versions of browsers that support the unit `cqw`. Older versions ignore the style sheets (first-paint.ts).
 */
const browsers = { chrome: 105, edge: 105, firefox: 110, safari: 16 };

/** The browsers in the format of Vite's `build.cssTarget`. */
export const cssTarget = Object.entries(browsers).map(([name, version]) => `${name}${version}`);

/** The browsers in the format of Lightning CSS: the major version, shifted by 16 bits. */
export const lightningTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => [name, version << 16]),
);

/** The replacement for `light-dark()` adds two custom properties to each `color-scheme`, and no style uses it. */
export const excludedFeatures = Features.LightDark;
