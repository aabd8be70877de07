/**
 * The typefaces that the site serves itself: the one list of them. `npm run fonts` cuts their files from the packages
 * and writes src/styles/fonts.css; the families of tailwind.config.ts, the preloads, the licences, the scripts that
 * draw, and the tests follow. Recipe: docs/restyle.md.
 */
export const typefaces = [
  {
    family: 'Bona Nova',
    package: '@fontsource/bona-nova',
    // Version 5 splits ₹ from the letters: a second file, whose late arrival lays the page out once more (100 ms).
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
 * The typefaces of other languages. A face has the letters and signs that the words of `src/…/hi/` need, and one of
 * headings their conjuncts; a test names words for which `npm run fonts` must write it again. A face with `local` is
 * fetched only by machines that have none of those: nearly all have one of their own for text. So these have conjuncts
 * only of letters without a half form; all of them would take another 4 kB. `deviceOnly`: without such a font the browser thickens the regular
 * face (`font-synthesis` in hi.css), as a page may take 25 kB more than the English one.
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
    after: 'Noto Sans', // the family for letters that the Latin one lacks (`system`)
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

/** Bytes: of the files that every page fetches before it paints, and of all together. */
export const fontBytes = { first: 18_800, all: 49_000 };

const words = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const isVariable = ({ weight }) => weight.includes(' ');

/** Of a file in src/styles/fonts: 'bona-nova-400-italic'. A variable face is named without its weights. */
export const stemOf = ({ family }, face) =>
  [
    words(family),
    ...(isVariable(face) ? [] : [face.weight]),
    ...(face.style === 'italic' ? ['italic'] : []),
  ].join('-');

/** The licence's text, beside the files. */
export const licenceOf = ({ family }) => `src/styles/fonts/OFL-${words(family)}.txt`;

/** Every face with its typeface and the stem of its file. */
export const allFaces = typefaces.flatMap((typeface) =>
  typeface.faces.map((face) => ({ typeface, face, stem: stemOf(typeface, face) })),
);

const system = {
  serif: ['"Iowan Old Style"', 'Georgia', 'serif'],
  sans: ['"Noto Sans"', 'system-ui', 'sans-serif'],
};

const serving = (role) => typefaces.filter(({ roles }) => roles.includes(role));

/** The typeface of Latin letters in a role. */
function latin(role) {
  const found = serving(role).find(({ script }) => script === undefined);
  if (!found) throw new Error(`tailwind/typefaces.mjs names no Latin typeface for ${role}`);
  return found;
}

/** A role as CSS names it: its typefaces, the first one's stand-in until it is here, and what the machine has. */
export const familyOf = (role) => [
  ...serving(role).map(({ family }) => `"${family}"`),
  `"${latin(role).family} Fallback"`,
  ...system[latin(role).like],
];

/** The face in which a role shows a weight, or the nearest there is. */
export function faceOf(role, weight, style = 'normal') {
  const far = ({ face }) => {
    const [least, most = least] = face.weight.split(' ').map(Number);
    return Math.max(least - weight, weight - most, 0) + (face.style === style ? 0 : 1000);
  };
  const typeface = latin(role);
  return allFaces.filter((one) => one.typeface === typeface).toSorted((a, b) => far(a) - far(b))[0];
}
