/** Portraits and their classes. Written by `npm run portraits`. */
export const portraits = {
  founder: 'portrait-founder',
} as const;
