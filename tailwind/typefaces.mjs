/**
 * The typefaces of the site. `npm run fonts` subsets their files and writes src/styles/fonts.css. docs/restyle.md
 * explains how to change a typeface.
 */
export const typefaces = [
  {
    family: 'Bona Nova',
    package: '@fontsource/bona-nova',
    // Fontsource 5 has ₹ in a second file, whose late loading would cause a second layout (100 ms).
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
 * The typefaces of other languages. The file of a face has the letters, signs and (for headings) conjuncts of the words
 * in `src/…/hi/`. A test names words that need a new file (`npm run fonts`).
 * - A face with `local` is for text. Only devices without one of the local fonts download the file, and most have one.
 *   The file has conjuncts only of letters without a half form, because all conjuncts would take another 4 kB.
 * - A `deviceOnly` weight has no file. On a device without the font, the browser emboldens the regular face
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
    after: 'Noto Sans', // the family in `system` for letters that the Latin family lacks
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

/** The maximum size in bytes of the files that each page loads before the first paint (`first`), and of all files. */
export const fontBytes = { first: 18_800, all: 49_000 };

const toFileName = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const isVariable = ({ weight }) => weight.includes(' ');

/**
 * Returns the name of a file in src/styles/fonts without extension: 'bona-nova-400-italic', or 'source-sans-3' for a
 * variable font.
 */
export const stemOf = ({ family }, face) =>
  [
    toFileName(family),
    ...(isVariable(face) ? [] : [face.weight]),
    ...(face.style === 'italic' ? ['italic'] : []),
  ].join('-');

/** Returns the path of the licence text. */
export const licenceOf = ({ family }) => `src/styles/fonts/OFL-${toFileName(family)}.txt`;

/** Each face, with the typeface and the name of the file. */
export const allFaces = typefaces.flatMap((typeface) =>
  typeface.faces.map((face) => ({ typeface, face, stem: stemOf(typeface, face) })),
);

const system = {
  serif: ['"Iowan Old Style"', 'Georgia', 'serif'],
  sans: ['"Noto Sans"', 'system-ui', 'sans-serif'],
};

const typefacesOf = (role) => typefaces.filter(({ roles }) => roles.includes(role));

/** Returns the typeface of a role for Latin letters. */
function latin(role) {
  const found = typefacesOf(role).find(({ script }) => script === undefined);
  if (!found) throw new Error(`tailwind/typefaces.mjs names no Latin typeface for ${role}`);
  return found;
}

/** Returns the `font-family` of a role: web fonts, a fallback with the metrics of the Latin font, and system fonts. */
export const familyOf = (role) => [
  ...typefacesOf(role).map(({ family }) => `"${family}"`),
  `"${latin(role).family} Fallback"`,
  ...system[latin(role).like],
];

/** Returns the face of a role with a style, and with the weight or the nearest weight. */
export function faceOf(role, weight, style = 'normal') {
  const far = ({ face }) => {
    const [least, most = least] = face.weight.split(' ').map(Number);
    return Math.max(least - weight, weight - most, 0) + (face.style === style ? 0 : 1000);
  };
  const typeface = latin(role);
  return allFaces.filter((one) => one.typeface === typeface).toSorted((a, b) => far(a) - far(b))[0];
}
