/** The roles a colour can have, and which of them meet on a page. */
export const roles = [
  'background',
  'muted',
  'card',
  'accent',
  'foreground',
  'foreground-soft',
  'muted-foreground',
  'border',
  'input',
  'brand',
  'brand-fine',
  'highlight',
  'highlight-fine',
  'primary',
  'primary-hover',
  'primary-foreground',
  'secondary',
  'secondary-hover',
  'secondary-foreground',
  'secondary-foreground-soft',
  'secondary-border',
  'footer',
  'footer-foreground',
  'footer-foreground-soft',
  'footer-border',
  'destructive',
  'destructive-tint',
  'success',
  'success-tint',
  'ring',
  'ring-inner',
] as const;

export type Role = (typeof roles)[number];

/** Every pair of roles that meets on a page, with its floor (WCAG 1.4.3, 1.4.6 for body, 1.4.11). */
export const pairs: readonly { on: readonly Role[]; front: readonly Role[]; floor: number }[] = [
  {
    front: ['foreground', 'foreground-soft', 'muted-foreground', 'brand', 'highlight'],
    on: ['background', 'muted', 'card', 'accent'],
    floor: 7,
  },
  { front: ['input'], on: ['background', 'muted', 'card', 'accent'], floor: 3 },
  { front: ['brand-fine', 'highlight-fine'], on: ['background', 'card'], floor: 3 },
  {
    front: ['secondary-foreground', 'secondary-foreground-soft'],
    on: ['secondary', 'secondary-hover'],
    floor: 7,
  },
  { front: ['primary'], on: ['secondary', 'secondary-hover'], floor: 4.5 }, // large text and signs
  { front: ['primary'], on: ['footer'], floor: 7 },
  { front: ['secondary-border'], on: ['secondary'], floor: 3 },
  { front: ['footer-foreground', 'footer-foreground-soft'], on: ['footer'], floor: 7 },
  { front: ['primary-foreground'], on: ['primary', 'primary-hover'], floor: 7 },
  { front: ['destructive'], on: ['background', 'muted', 'card', 'destructive-tint'], floor: 7 },
  { front: ['foreground'], on: ['destructive-tint', 'success-tint'], floor: 7 },
  { front: ['success'], on: ['card', 'success-tint'], floor: 7 },
  { front: ['ring'], on: ['background', 'muted', 'card', 'accent'], floor: 3 },
  { front: ['ring-inner'], on: ['secondary', 'footer'], floor: 3 },
  { front: ['footer-foreground'], on: ['secondary', 'footer'], floor: 3 },
];
