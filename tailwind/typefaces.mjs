/**
 * The typefaces of the site. `npm run fonts` creates subsets of their files and writes src/styles/fonts.css.
 * docs/restyle.md explains how to change a typeface.
 */
export const typefaces = [
  {
    family: 'Bona Nova',
    package: '@fontsource/bona-nova',
    // Fontsource 4 has all characters in one file. In Fontsource 5, the sign ₹ is in a second file. If that file loads
    // late, the browser lays out the page a second time (100 ms).
    complete: '@fontsource-v4/bona-nova',
    roles: ['display'],
    like: 'serif',
    faces: [
      { weight: '400', style: 'normal', first: true },
      { weight: '400', style: 'italic' },
      { weight: '700', style: 'normal' },
    ],
  },
  {
    family: 'Source Sans 3',
    package: '@fontsource-variable/source-sans-3',
    roles: ['sans'],
    like: 'sans',
    faces: [{ weight: '400 600', style: 'normal', first: true }],
  },
];

/**
 * The typefaces of other languages than English. The file of a face contains the letters, the signs and (for headings)
 * the conjuncts of the words in `src/…/hi/`. If words need a new file, a test names them: run `npm run fonts`.
 * - A face with `local` is for running text. Most devices have one of its local fonts, and only other devices download
 *   the file. The file contains only conjuncts of letters without a half form: all conjuncts would take another 4 kB.
 * - A face with `deviceOnly` has no file. On a device without its local fonts, the browser emboldens the regular face
 *   (`font-synthesis` in hi.css).
 */
export const languageTypefaces = [
  {
    language: 'hi',
    family: 'Martel',
    package: '@fontsource/martel',
    roles: ['display'],
    like: 'serif',
    script: 'devanagari',
    faces: [{ weight: '400', style: 'normal', first: true }],
  },
  {
    language: 'hi',
    family: 'Hind',
    package: '@fontsource/hind',
    after: 'Noto Sans', // the letters of Hind are added to this family of `system`, after the Latin families
    roles: ['sans'],
    like: 'sans',
    script: 'devanagari',
    faces: [
      {
        weight: '400',
        style: 'normal',
        local: [
          'NotoSansDevanagari-Regular',
          'Noto Sans Devanagari',
          'KohinoorDevanagari-Regular',
          'Nirmala UI',
        ],
      },
      {
        weight: '600',
        style: 'normal',
        deviceOnly: true,
        local: [
          'NotoSansDevanagari-Bold',
          'Noto Sans Devanagari Bold',
          'KohinoorDevanagari-Semibold',
          'Nirmala UI Bold',
        ],
      },
    ],
  },
];

/**
 * The maximum size in bytes of the font files: `first` are the files that each English page preloads, and `all` are all
 * files for Latin letters.
 */
export const fontBytes = { first: 18_800, all: 49_000 };

const toFileName = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const isVariable = ({ weight }) => weight.includes(' ');

/**
 * Returns the name of a file in src/styles/fonts, without the extension: 'bona-nova-400-italic'. The name of a variable
 * font has no weight: 'source-sans-3'.
 */
export const getStem = ({ family }, face) =>
  [
    toFileName(family),
    ...(isVariable(face) ? [] : [face.weight]),
    ...(face.style === 'italic' ? ['italic'] : []),
  ].join('-');

/** Returns the path of a typeface's licence text. */
export const getLicencePath = ({ family }) => `src/styles/fonts/OFL-${toFileName(family)}.txt`;

/** All faces, each with its typeface and the name of its file. */
export const allFaces = typefaces.flatMap((typeface) =>
  typeface.faces.map((face) => ({ typeface, face, stem: getStem(typeface, face) })),
);

const system = {
  serif: ['"Iowan Old Style"', 'Georgia', 'serif'],
  sans: ['"Noto Sans"', 'system-ui', 'sans-serif'],
};

const findTypefaces = (role) => typefaces.filter(({ roles }) => roles.includes(role));

/** Returns the typeface of a role that contains Latin letters. */
function findLatinTypeface(role) {
  const found = findTypefaces(role).find(({ script }) => script === undefined);
  if (!found) throw new Error(`tailwind/typefaces.mjs names no Latin typeface for ${role}`);
  return found;
}

/**
 * Returns the `font-family` of a role: its web fonts, then a fallback with the metrics of the Latin font, and then
 * system fonts.
 */
export const getFontFamily = (role) => [
  ...findTypefaces(role).map(({ family }) => `"${family}"`),
  `"${findLatinTypeface(role).family} Fallback"`,
  ...system[findLatinTypeface(role).like],
];

/**
 * Returns the face of a role for a style and a weight. If there is no face with this weight, returns the face with the
 * nearest weight.
 */
export function findFace(role, weight, style = 'normal') {
  const measureDistance = ({ face }) => {
    const [least, most = least] = face.weight.split(' ').map(Number);
    return Math.max(least - weight, weight - most, 0) + (face.style === style ? 0 : 1000);
  };
  const typeface = findLatinTypeface(role);
  return allFaces
    .filter((one) => one.typeface === typeface)
    .toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
}
