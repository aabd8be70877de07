import { theme } from '../tailwind.config.ts';
import { allFaces, languageTypefaces, getStem } from '../tailwind/typefaces.mjs';
import { base } from '../src/site/language.ts';

const familiesOfTheme = new Set(Object.values(theme.family).flat());

/** The faces of the typefaces for the language's script. For English, the list is empty. */
const scriptFaces = languageTypefaces
  .filter(({ language }) => base === `/${language}`)
  .flatMap((typeface) =>
    typeface.faces.map((face) => ({
      typeface,
      face,
      stem: `${typeface.language}/${getStem(typeface, face)}`,
    })),
  );
/**
 * The Latin faces of the theme. Omits a face if a typeface for the language's script has the same roles, because little
 * text in these roles is then Latin.
 */
const latinFaces = allFaces.filter(
  ({ typeface }) =>
    familiesOfTheme.has(`"${typeface.family}"`) &&
    !scriptFaces.some(
      ({ face, typeface: { roles } }) => face.first && roles.join() === typeface.roles.join(),
    ),
);

/**
 * The preload links for fonts that are visible at the top of each page. They are at the start of the body, because in
 * the head they would delay the first paint in Chromium, by 70 ms on a slow phone.
 */
export const preloads = [...scriptFaces, ...latinFaces]
  .filter(({ face }) => face.first)
  .map(
    ({ stem }) =>
      `<link rel="preload" href="/src/styles/fonts/${stem}.woff2" as="font" type="font/woff2" crossorigin />`,
  )
  .join('');
