const disc =
  'grid aspect-square place-content-center justify-items-center border-frame [border-radius:50%] [outline:theme(line.inset)] -outline-offset-8';

/** The round field in the middle of a rosette, on a card or on a green background. Its width is the caller's. */
export const rosetteDisc = {
  card: `${disc} border-brand bg-card outline-brand-fine`,
  secondary: `${disc} border-secondary-border bg-secondary outline-secondary-border`,
} as const;
