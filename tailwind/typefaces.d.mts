type Role = 'display' | 'sans';

interface Face {
  /** The weight: '700'. For a variable face, these are the lowest and the highest weight to keep: '400 600'. */
  weight: string;
  style: 'normal' | 'italic';
  /** Makes pages preload the face, because each page shows it at the top. */
  first?: boolean;
  /** The PostScript names and full names of equivalent faces that may be installed. Names differ between versions. */
  local?: readonly string[];
  /** True if the site has no file for the face. */
  deviceOnly?: boolean;
}

interface Typeface {
  /** The name in CSS. */
  family: string;
  /** The package of Fontsource. Packages of @fontsource-variable have variable faces. */
  package: string;
  /** A package that has all characters of a face in one file, which is a package of Fontsource before version 5. */
  complete?: string;
  roles: readonly Role[];
  /** The kind of installed fonts that are similar. */
  like: 'serif' | 'sans';
  /** The script, such as 'devanagari' (`blocks` in scripts/fonts.mjs). It is undefined for Latin letters. */
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
export function getStem(typeface: Typeface, face: Face): string;
export function getLicencePath(typeface: Typeface): string;
export const allFaces: readonly Cut[];
export function getFontFamily(role: Role): string[];
export function findFace(role: Role, weight: number, style?: Face['style']): Cut;
