import { theme } from '../tailwind.config.ts';
import { allFaces, languageTypefaces, stemOf } from '../tailwind/typefaces.mjs';
import { base } from '../src/site/language.ts';

const shown = new Set(Object.values(theme.family).flat());

/**
 * Preload links for the fonts of every first view. They are at the start of the body, because Chromium delays the first
 * paint for fonts that are preloaded in the head (by 70 ms on a slow phone).
 */
const own = languageTypefaces
  .filter(({ language }) => base === `/${language}`)
  .flatMap((typeface) =>
    typeface.faces.map((face) => ({
      typeface,
      face,
      stem: `${typeface.language}/${stemOf(typeface, face)}`,
    })),
  );
/** Headings in another script need the Latin face only for a number or a name, so it is not preloaded. */
const latin = allFaces.filter(
  ({ typeface }) =>
    shown.has(`"${typeface.family}"`) &&
    !own.some(({ face, typeface: { roles } }) => face.first && roles.join() === typeface.roles.join()),
);

export const preloads = [...own, ...latin]
  .filter(({ face }) => face.first)
  .map(
    ({ stem }) =>
      `<link rel="preload" href="/src/styles/fonts/${stem}.woff2" as="font" type="font/woff2" crossorigin />`,
  )
  .join('');
