import type { guides } from './menu.ts';

/** Guides that Home lists after those of the menus. */
export const borrowerGuides: readonly (typeof guides)[number][] = [];
