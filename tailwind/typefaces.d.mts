type Role = 'display' | 'sans';

interface Face {
  /** '700'; of a variable face the lowest and highest weight to keep: '400 600'. */
  weight: string;
  style: 'normal' | 'italic';
  /** Whether the first view of every page uses it: it is preloaded. */
  first?: boolean;
  /** PostScript and full names of installed faces that are as good; both vary between versions. */
  local?: readonly string[];
  /** Whether the site has no file of it. */
  deviceOnly?: boolean;
}

interface Typeface {
  /** Name in CSS. */
  family: string;
  /** Of Fontsource; one from @fontsource-variable has variable faces. */
  package: string;
  /** A package with all characters of a face in one file: Fontsource before version 5. */
  complete?: string;
  roles: readonly Role[];
  /** Which installed fonts are similar. */
  like: 'serif' | 'sans';
  /** A script of scripts/fonts.mjs, such as 'devanagari'; none for Latin letters. */
  script?: string;
  faces: readonly Face[];
}

interface Cut {
  typeface: Typeface;
  face: Face;
  stem: string;
}

export const typefaces: readonly Typeface[];
export const languageTypefaces: readonly (Typeface & { language: string; script: string; after?: string })[];
export const fontBytes: { first: number; all: number };
export function stemOf(typeface: Typeface, face: Face): string;
export function licenceOf(typeface: Typeface): string;
export const allFaces: readonly Cut[];
export function familyOf(role: Role): string[];
export function faceOf(role: Role, weight: number, style?: Face['style']): Cut;
