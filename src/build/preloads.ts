import { theme } from '../../tailwind.config.ts';
import { allFaces } from '../../tailwind/typefaces.mjs';

const shown = new Set(Object.values(theme.family).flat());

/**
 * Links to the faces of every first view, as far as the look shows them. They begin the body: Chromium holds the first
 * paint back for a face that the head asks for, some 70 ms on a slow phone, and for one of the body it does not.
 */
export const preloads = allFaces
  .filter(({ face, typeface }) => face.first && shown.has(`"${typeface.family}"`))
  .map(
    ({ stem }) =>
      `<link rel="preload" href="/src/styles/fonts/${stem}.woff2" as="font" type="font/woff2" crossorigin />`,
  )
  .join('');
