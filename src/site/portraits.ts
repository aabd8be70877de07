/** Written by `npm run portraits`. */
export type PortraitName = 'founder';
