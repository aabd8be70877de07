/** The roles of colours, and the pairs of roles that are used together. */
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
  'primary-bright',
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
/** The colours of a scheme, as six-digit hex. */
export type Colours = Readonly<Record<Role, string>>;

/** The pairs of roles that are used together, with their minimum contrast (WCAG 1.4.3, 1.4.6 for body text, 1.4.11). */
export const pairs: readonly { on: readonly Role[]; front: readonly Role[]; minimum: number }[] = [
  {
    front: ['foreground', 'foreground-soft', 'muted-foreground', 'brand', 'highlight'],
    on: ['background', 'muted', 'card', 'accent'],
    minimum: 7,
  },
  { front: ['input'], on: ['background', 'muted', 'card', 'accent'], minimum: 3 },
  { front: ['brand-fine', 'highlight-fine'], on: ['background', 'card'], minimum: 3 },
  {
    front: ['secondary-foreground', 'secondary-foreground-soft'],
    on: ['secondary', 'secondary-hover'],
    minimum: 7,
  },
  { front: ['primary-bright'], on: ['secondary', 'secondary-hover'], minimum: 4.5 }, // large text and signs
  { front: ['primary-bright'], on: ['footer'], minimum: 7 },
  { front: ['secondary-border'], on: ['secondary'], minimum: 3 },
  { front: ['footer-foreground', 'footer-foreground-soft'], on: ['footer'], minimum: 7 },
  { front: ['primary-foreground'], on: ['primary', 'primary-hover'], minimum: 7 },
  { front: ['destructive'], on: ['background', 'muted', 'card', 'destructive-tint'], minimum: 7 },
  { front: ['foreground'], on: ['destructive-tint', 'success-tint'], minimum: 7 },
  { front: ['success'], on: ['card', 'success-tint'], minimum: 7 },
  { front: ['ring'], on: ['background', 'muted', 'card', 'accent'], minimum: 3 },
  { front: ['ring-inner'], on: ['secondary', 'footer'], minimum: 3 },
  { front: ['footer-foreground'], on: ['secondary', 'footer'], minimum: 3 },
];
