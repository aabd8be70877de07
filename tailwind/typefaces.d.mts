type Role = 'display' | 'sans';

interface Face {
  /** '700'; of a variable face the least and the greatest that are cut: '400 600'. */
  weight: string;
  style: 'normal' | 'italic';
  /** Seen in the first view of every page: fetched before the page paints. */
  first?: boolean;
  /** PostScript and full names of faces that a machine may have instead: both vary between versions. */
  local?: readonly string[];
}

interface Typeface {
  /** As CSS names it. */
  family: string;
  /** Of Fontsource; one from @fontsource-variable has variable faces. */
  package: string;
  roles: readonly Role[];
  /** Which faces of a visitor's machine are its like. */
  like: 'serif' | 'sans';
  /** None for Latin letters; else a script of scripts/fonts.mjs: 'devanagari'. */
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
