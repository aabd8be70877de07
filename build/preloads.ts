import { theme } from '../tailwind.config.ts';
import { allFaces, languageTypefaces, getStem } from '../tailwind/typefaces.mjs';
import { base } from '../src/site/language.ts';

const familiesOfTheme = new Set(Object.values(theme.family).flat());

/** The font faces for the language of this build, such as Devanagari faces for Hindi. For English, the list is empty. */
const languageFaces = languageTypefaces
  .filter(({ language }) => base === `/${language}`)
  .flatMap((typeface) =>
    typeface.faces.map((face) => ({
      typeface,
      face,
      stem: `${typeface.language}/${getStem(typeface, face)}`,
    })),
  );

/**
 * The Latin faces of the theme. If the page preloads a face of its own script in the same roles, the Latin face is
 * omitted, because little text in these roles is Latin.
 */
const latinFaces = allFaces.filter(
  ({ typeface }) =>
    familiesOfTheme.has(`"${typeface.family}"`) &&
    !languageFaces.some(
      ({ face, typeface: { roles } }) => face.first && roles.join() === typeface.roles.join(),
    ),
);

/**
 * The preload links for fonts that are visible at the top of each page. They are at the start of the body, because in
 * the head they would delay the first paint in Chromium, by 70 ms on a slow phone.
 */
export const preloads = [...languageFaces, ...latinFaces]
  .filter(({ face }) => face.first)
  .map(
    ({ stem }) =>
      `<link rel="preload" href="/src/styles/fonts/${stem}.woff2" as="font" type="font/woff2" crossorigin />`,
  )
  .join('');
