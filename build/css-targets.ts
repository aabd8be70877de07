import { Features } from 'lightningcss';

/** The first browser versions with the unit `cqw`. Older versions ignore the style sheets (first-paint.ts). */
const browsers = { chrome: 105, edge: 105, firefox: 110, safari: 16 };

/** In the format of Vite's `build.cssTarget`. */
export const cssTarget = Object.entries(browsers).map(([name, version]) => `${name}${version}`);

/** For Lightning CSS: the major version is shifted by 16 bits. */
export const lightningTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, version]) => [name, version << 16]),
);

/** No style uses `light-dark()`; its replacement would add two custom properties to each `color-scheme`. */
export const excludedFeatures = Features.LightDark;
