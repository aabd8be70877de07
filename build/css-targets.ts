import { Features } from 'lightningcss';

/**
 * The first browser versions that support the unit `cqw`. Older browsers ignore all styles (first-paint.ts), so the CSS
 * is not compiled for them.
 */
const browsers = { chrome: 105, edge: 105, firefox: 110, safari: 16 };

/** The browsers in the format of Vite's `build.cssTarget`. */
export const cssTarget = Object.entries(browsers).map(([name, version]) => `${name}${version}`);

/** The browsers in the format of Lightning CSS: the major version, shifted by 16 bits. */
export const lightningTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => [name, version << 16]),
);

/**
 * Prevents Lightning CSS from compiling `light-dark()`. No style uses this function, but Lightning CSS would still add
 * two custom properties to each `color-scheme`.
 */
export const excludedFeatures = Features.LightDark;
